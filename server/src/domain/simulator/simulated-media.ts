import { type SampleFile, sampleFiles } from "./sample-files.ts";
import { venueOfSimulatorNumber } from "./simulator-number.ts";

/** Names the file, its number and the message, so that nothing is stored for it. */
export function mediaIdOf(phoneNumberId: string, sample: SampleFile, wamid: string): string {
  return `${phoneNumberId}.${sample}.${wamid.split(".").at(-1)}`;
}

/** The venue and the file that an id names; undefined if it is not of the simulator. */
export function readMediaId(mediaId: string): { venueId: number; sample: SampleFile } | undefined {
  const [number = "", sample = ""] = mediaId.split(".");
  const venueId = venueOfSimulatorNumber(number);
  return venueId !== undefined && isSample(sample) ? { venueId, sample } : undefined;
}

const isSample = (name: string): name is SampleFile => Object.hasOwn(sampleFiles, name);
