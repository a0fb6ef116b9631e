import { findOwnModel, type OwnModel } from "../../domain/assistant/index.ts";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import type { ModelSettings, Reader } from "../../platform/model/index.ts";
import type { Services } from "../../services.ts";

type ModelServices = Pick<Services, "config" | "sealingKey" | "reader" | "ownReaders">;

/** The model that reads a venue's messages. `own`: the venue has chosen it. */
export type VenueModel = { settings: ModelSettings; reader: Reader; own: OwnModel | undefined };

export const sealingOf = ({ config, sealingKey }: Pick<Services, "config" | "sealingKey">) => ({
  sealingKey,
  allowedHosts: config.safeFetchAllow,
});

/** The venue's own model, otherwise the installation's. */
export async function findModel(
  at: ReadingAtVenue,
  services: ModelServices,
): Promise<VenueModel | undefined> {
  const own = await findOwnModel(at, sealingOf(services));
  if (own) {
    const { settings, modelId } = own;
    return { settings, reader: services.ownReaders.of(at.venueId, modelId, settings), own };
  }
  const { config, reader } = services;
  return config.model && reader ? { settings: config.model, reader, own: undefined } : undefined;
}
