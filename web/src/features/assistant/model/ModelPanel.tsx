import type { ModelOverview } from "@bellhop/contract/model";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconSparkles } from "@tabler/icons-react";
import { useState } from "react";
import { FormDialog } from "../../../core/forms/FormDialog.tsx";
import { Failure } from "../../../core/pages/Failure.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { toast } from "../../../ui/toasts.ts";
import { useSettings } from "../../settings/index.ts";
import styles from "./Model.module.css";
import { ModelDialog } from "./ModelDialog.tsx";
import { ModelTest } from "./ModelTest.tsx";
import { ModelUsage, RulesInstead } from "./ModelUsage.tsx";
import { useDisconnectModel, useModel } from "./model-queries.ts";

/** The model that reads guests' messages: which one, how well, and at what cost. */
export function ModelPanel({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useLingui();
  const { settings } = useSettings();
  const { data, error, refetch } = useModel();
  if (!settings) return null;
  if (!data) {
    return error ? (
      <Failure failure={error} title={t`Could not load the language model`} onRetry={() => void refetch()} />
    ) : (
      <div aria-busy="true">
        <Skeleton height={88} />
      </div>
    );
  }
  return (
    <div className={styles.panel}>
      <Provider
        model={data}
        mayEdit={mayEdit}
        isOn={settings.readings.enabled}
        currency={settings.general.currency}
      />
      {data.model && <ModelTest model={data} mayTest={mayEdit} />}
      {data.model && <ModelUsage usage={data.usage} monthCost={settings.readings.month_cost} />}
      {data.model && <RulesInstead reasons={data.rules_instead} />}
    </div>
  );
}

type ProviderProps = { model: ModelOverview; mayEdit: boolean; isOn: boolean; currency: string };

function Provider({ model: { model, has_installation_model }, mayEdit, isOn, currency }: ProviderProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const isOwn = model?.set_by === "venue";
  return (
    <div className={styles.provider}>
      <span className={styles.logo}>
        <Icon of={IconSparkles} />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{model ? model.name : t`No language model`}</bdi>
        </p>
        <p className={styles.dim}>
          {model ? <Origin model={model} /> : t`Rules read guests' messages.`}
          {model && !isOn && (
            <>
              {" · "}
              <Trans>Switched off</Trans>
            </>
          )}
        </p>
      </div>
      {mayEdit && (
        <div className={styles.actions}>
          {isOwn && (
            <Button size="row" onClick={() => setLeaving(true)}>
              {has_installation_model ? <Trans>Use the shared model</Trans> : <Trans>Disconnect</Trans>}
            </Button>
          )}
          <Button size="row" onClick={() => setOpen(true)}>
            {isOwn ? (
              <Trans>Change</Trans>
            ) : model ? (
              <Trans>Use your own</Trans>
            ) : (
              <Trans>Connect a model</Trans>
            )}
          </Button>
        </div>
      )}
      {isOpen && <ModelDialog current={model} currency={currency} onClose={() => setOpen(false)} />}
      {isLeaving && <DisconnectDialog hasOther={has_installation_model} onClose={() => setLeaving(false)} />}
    </div>
  );
}

function DisconnectDialog({ hasOther, onClose }: { hasOther: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const { mutate, isPending, error } = useDisconnectModel();
  const onSuccess = () => {
    toast(t`Language model disconnected.`);
    onClose();
  };
  return (
    <FormDialog
      title={hasOther ? t`Use the shared model?` : t`Disconnect the language model?`}
      send={hasOther ? t`Use the shared model` : t`Disconnect`}
      isDanger
      isBusy={isPending}
      failure={error}
      onSend={() => mutate(undefined, { onSuccess })}
      onClose={onClose}
    >
      <p>
        {hasOther ? (
          <Trans>Your model and its key are deleted. The shared model reads guests' messages.</Trans>
        ) : (
          <Trans>Your model and its key are deleted. Rules read guests' messages.</Trans>
        )}
      </p>
    </FormDialog>
  );
}

function Origin({ model: { host, set_by, own } }: { model: NonNullable<ModelOverview["model"]> }) {
  const keyEnds = own?.key_ends;
  if (set_by === "installation")
    return (
      <Trans>
        <bdi>{host}</bdi>, set by your Bellhop administrator
      </Trans>
    );
  return keyEnds ? (
    <Trans>
      <bdi>{host}</bdi>, key ends in <bdi>{keyEnds}</bdi>
    </Trans>
  ) : (
    <bdi>{host}</bdi>
  );
}
