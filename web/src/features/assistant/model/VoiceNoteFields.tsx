import { limits } from "@bellhop/contract/limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { NumberField } from "../../../core/forms/NumberField.tsx";
import { useFormats } from "../../../core/language/formats.ts";
import { AcceptTheirs, useSettings } from "../../settings/index.ts";
import { CheckField } from "../CheckField.tsx";
import { useModel } from "./model-queries.ts";

/** Whether guests' recordings are sent to the installation's transcription server; nothing if it has none. */
export function VoiceNoteFields({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { settings, store, state } = useSettings();
  const { data } = useModel();
  const host = data?.voice_notes_host;
  if (!settings || !host) return null;
  const { transcribes, month_voice_minutes: minutes } = settings.readings;
  const used = number(data.usage.voice_minutes);
  const perDay = number(limits.guestVoiceMinutes);
  return (
    <>
      <CheckField
        name={<Trans>Turn guests' voice notes into text</Trans>}
        about={
          <Trans>
            Recordings are sent to <bdi>{host}</bdi>, set by your Bellhop administrator. If off, guests are
            asked to write.
          </Trans>
        }
        isOn={transcribes}
        isDisabled={!mayEdit}
        onChange={(isOn) => store.set("readings", { transcribes: isOn })}
      />
      <AcceptTheirs path="readings.transcribes" />
      <NumberField
        label={t`Minutes of voice notes per month`}
        value={minutes}
        min={0}
        max={limits.voiceMinutes}
        error={state.errors["readings.month_voice_minutes"]}
        hint={t`${used} used this month. Each guest has ${perDay} a day. Above it, guests are asked to write. Empty: no monthly limit.`}
        isReadOnly={!mayEdit}
        onChange={(count) => store.set("readings", { month_voice_minutes: count })}
      />
      <AcceptTheirs path="readings.month_voice_minutes" />
    </>
  );
}
