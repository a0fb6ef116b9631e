import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { usePermissions } from "../../../core/access/permissions.ts";
import { FormDialog } from "../../../core/forms/FormDialog.tsx";
import { Field } from "../../../ui/Field.tsx";
import { toast } from "../../../ui/toasts.ts";
import { AcceptTheirs } from "../AcceptTheirs.tsx";
import settingsStyles from "../Settings.module.css";
import { useChangeNow } from "../store/use-change-now.ts";
import { useSettings } from "../store/use-settings.ts";
import { ChangedBy } from "./changed-by.tsx";
import { type DataClass, inYears, periodsOf } from "./periods.ts";

const classes: readonly DataClass[] = ["transcripts", "media", "webhooks"];

type Shorter = { data: DataClass; days: number };

/** How long each class of data is kept. A shorter period deletes more the next night, so it is confirmed. */
export function RetentionFields() {
  const { t } = useLingui();
  const { settings, state } = useSettings();
  const changeNow = useChangeNow();
  const mayEdit = usePermissions().whyNoWriting === undefined;
  const [shorter, setShorter] = useState<Shorter>();
  if (!settings) return null;
  const { retention } = settings;
  const words: Record<DataClass, { name: string; about: string }> = {
    transcripts: {
      name: t`Conversations`,
      about: t`After their last message. Kept while a guest waits or has a stay ahead.`,
    },
    media: { name: t`Files in conversations`, about: t`Photos, recordings and documents.` },
    webhooks: {
      name: t`Raw WhatsApp data`,
      about: t`What WhatsApp sent, to find errors. Never kept longer than conversations.`,
    },
  };
  const save = async (data: DataClass, days: number, undoTo?: number) => {
    if (!(await changeNow("retention", { [data]: days }))) return;
    const undo = undoTo !== undefined && { label: t`Undo`, run: () => void save(data, undoTo) };
    toast(t`Time saved.`, { about: `retention ${data}`, ...(undo && { action: undo }) });
  };
  const choose = (data: DataClass, days: number) => {
    if (days < retention[data]) setShorter({ data, days });
    else void save(data, days, retention[data]);
  };
  return (
    <div className={settingsStyles.box}>
      {classes.map((data) => (
        <div key={data} className={settingsStyles.field}>
          <Field label={words[data].name} hint={words[data].about} error={state.errors[`retention.${data}`]}>
            {(input) => (
              <select
                {...input}
                value={retention[data]}
                disabled={!mayEdit}
                onChange={(event) => choose(data, Number(event.currentTarget.value))}
              >
                {periodsOf(data, retention[data]).map((days) => (
                  <option key={days} value={days}>
                    {periodName(days)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <ChangedBy field={`retention.${data}`} />
          <AcceptTheirs path={`retention.${data}`} />
        </div>
      ))}
      <p className={settingsStyles.hint}>
        <Trans>
          The activity log is kept for two years. Guests and reservations stay until you delete them.
        </Trans>
      </p>
      {shorter && (
        <ShorterDialog
          name={words[shorter.data].name}
          days={shorter.days}
          onClose={() => setShorter(undefined)}
          onConfirm={() => {
            setShorter(undefined);
            void save(shorter.data, shorter.days, retention[shorter.data]);
          }}
        />
      )}
    </div>
  );
}

function periodName(days: number): string {
  const years = inYears(days);
  return years === undefined
    ? plural(days, { one: "# day", other: "# days" })
    : plural(years, { one: "# year", other: "# years" });
}

type ShorterDialogProps = { name: string; days: number; onClose: () => void; onConfirm: () => void };

function ShorterDialog({ name, days, onClose, onConfirm }: ShorterDialogProps) {
  const { t } = useLingui();
  const period = periodName(days);
  return (
    <FormDialog
      title={<Trans>Keep less data?</Trans>}
      send={t`Delete older data`}
      isDanger
      isBusy={false}
      failure={null}
      onSend={onConfirm}
      onClose={onClose}
    >
      <p>
        <Trans>
          {name} older than {period} will be deleted tonight. This can't be undone.
        </Trans>
      </p>
    </FormDialog>
  );
}
