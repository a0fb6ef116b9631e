import { limits } from "@bellhop/contract/limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { fieldErrorsOf } from "../../../core/api/call-failure.ts";
import { useShowFailure } from "../../../core/api/show-failure.ts";
import { FileDrop } from "../../../core/forms/FileDrop.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import form from "../../../ui/FormScreen.module.css";
import { inBase64 } from "../../../ui/in-base64.ts";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { toast } from "../../../ui/toasts.ts";
import { AcceptTheirs } from "../AcceptTheirs.tsx";
import settings from "../Settings.module.css";
import { useSettings } from "../store/use-settings.ts";
import { contrastNeeded, contrastOnWhite } from "./contrast.ts";
import styles from "./LookFields.module.css";
import { useChangeLogo, useLogo } from "./logo-queries.ts";

export function LookFields({ mayEdit }: { mayEdit: boolean }) {
  return (
    <>
      <LogoField mayEdit={mayEdit} />
      <ColourField mayEdit={mayEdit} />
    </>
  );
}

function LogoField({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useLingui();
  const { data: logo } = useLogo();
  const { mutate, isPending, error } = useChangeLogo();
  const showFailure = useShowFailure();
  const wrong = fieldErrorsOf(error).image;
  const undoTo = (image: string | null) => ({
    label: t`Undo`,
    run: () => mutate(image, { onError: (failure) => showFailure(failure) }),
  });
  const change = (image: string | null, words: string) => {
    const before = logo?.image ?? null;
    mutate(image, {
      onSuccess: () => toast(words, { action: undoTo(before), about: "logo" }),
      // What is wrong with the image is shown at the field.
      onError: (failure) => fieldErrorsOf(failure).image === undefined && showFailure(failure),
    });
  };
  return (
    <div className={settings.field} aria-busy={isPending}>
      <p className={settings.label}>
        <Trans>Logo</Trans>
      </p>
      {logo === undefined ? (
        <Skeleton width={160} height={64} />
      ) : logo ? (
        <div className={styles.logo}>
          <img
            src={`data:${logo.type};base64,${logo.image}`}
            width={logo.width}
            height={logo.height}
            alt={t`The hotel's logo`}
          />
          {mayEdit && (
            <Button size="row" disabled={isPending} onClick={() => change(null, t`Logo removed.`)}>
              <Trans>Remove logo</Trans>
            </Button>
          )}
        </div>
      ) : (
        <p className={form.hint}>
          <Trans>No logo yet. Welcome cards show the first letter of the hotel's name.</Trans>
        </p>
      )}
      {mayEdit && logo !== undefined && (
        <FileDrop
          label={logo ? t`Choose another logo` : t`Choose a logo`}
          hint={t`PNG or JPEG, at most 1 MB.`}
          accept="image/png,image/jpeg"
          maxBytes={limits.logoBytes}
          file={undefined}
          error={wrong}
          onChoose={(file) => {
            if (file) void inBase64(file).then((image) => change(image, t`Logo saved.`));
          }}
        />
      )}
    </div>
  );
}

function ColourField({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useLingui();
  const { settings: shown, store, state } = useSettings();
  if (!shown) return null;
  const { colour } = shown.public;
  const isReadable = contrastOnWhite(colour) >= contrastNeeded;
  return (
    <div className={settings.field}>
      <Field
        label={t`Colour`}
        error={state.errors["public.colour"]}
        hint={
          isReadable
            ? t`Easy to read on white paper.`
            : t`Too light to read on white paper. Cards use a darker shade.`
        }
      >
        {(input) => (
          <span className={styles.colour}>
            <input
              {...input}
              className={styles.swatch}
              type="color"
              value={colour}
              disabled={!mayEdit}
              onChange={(event) => store.set("public", { colour: event.currentTarget.value })}
            />
            <bdi>{colour}</bdi>
          </span>
        )}
      </Field>
      <AcceptTheirs path="public.colour" />
    </div>
  );
}
