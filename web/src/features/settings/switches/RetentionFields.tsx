import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { usePermissions } from "../../../core/access/permissions.ts";
import { FormDialog } from "../../../core/forms/FormDialog.tsx";
import { Field } from "../../../ui/Field.tsx";
import form from "../../../ui/FormScreen.module.css";
import { toast } from "../../../ui/toasts.ts";
import { AcceptTheirs } from "../AcceptTheirs.tsx";
import settingsStyles from "../Settings.module.css";
import { useChangeNow } from "../store/use-change-now.ts";
import { useSettings } from "../store/use-settings.ts";
import { ChangedBy } from "./changed-by.tsx";
import { type DataClass, inYears, periodsOf } from "./periods.ts";

const classes: readonly DataClass[] = ["transcripts", "media", "webhooks"];

/** How long each class of data is kept. A shorter period deletes more the next night, so it is confirmed. */
export function RetentionFields() {
  const { settings } = useSettings();
  if (!settings) return null;
  return (
    <div className={form.box}>
      {classes.map((data) => (
        <PeriodField key={data} data={data} chosen={settings.retention[data]} />
      ))}
      <p className={form.hint}>
        <Trans>
          The activity log is kept for two years. Guests and reservations stay until you delete them.
        </Trans>
      </p>
    </div>
  );
}

function PeriodField({ data, chosen }: { data: DataClass; chosen: number }) {
  const { t } = useLingui();
  const { state } = useSettings();
  const changeNow = useChangeNow();
  const mayEdit = usePermissions().whyNoWriting === undefined;
  const [shorter, setShorter] = useState<number>();
  const { name, about } = useClassWords()[data];
  const save = async (days: number, undoTo?: number) => {
    if (!(await changeNow("retention", { [data]: days }))) return;
    const undo = undoTo !== undefined && { label: t`Undo`, run: () => void save(undoTo) };
    toast(t`Time saved.`, { about: `retention ${data}`, ...(undo && { action: undo }) });
  };
  const choose = (days: number) => {
    if (days < chosen) setShorter(days);
    else void save(days, chosen);
  };
  return (
    <div className={settingsStyles.field}>
      <Field label={name} hint={about} error={state.errors[`retention.${data}`]}>
        {(input) => (
          <select
            {...input}
            value={chosen}
            disabled={!mayEdit}
            onChange={(event) => choose(Number(event.currentTarget.value))}
          >
            {periodsOf(data, chosen).map((days) => (
              <option key={days} value={days}>
                {periodName(days)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <ChangedBy field={`retention.${data}`} />
      <AcceptTheirs path={`retention.${data}`} />
      {shorter !== undefined && (
        <ShorterDialog
          name={name}
          days={shorter}
          onClose={() => setShorter(undefined)}
          onConfirm={() => {
            setShorter(undefined);
            void save(shorter, chosen);
          }}
        />
      )}
    </div>
  );
}

function useClassWords(): Record<DataClass, { name: string; about: string }> {
  const { t } = useLingui();
  return {
    transcripts: {
      name: t`Conversations`,
      about: t`After their last message. Kept while a guest waits, and until their stay has ended.`,
    },
    media: { name: t`Files in conversations`, about: t`Photos, recordings and documents.` },
    webhooks: {
      name: t`Raw WhatsApp data`,
      about: t`What WhatsApp sent, to find errors. Never kept longer than conversations.`,
    },
  };
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
