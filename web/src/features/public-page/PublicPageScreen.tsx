import { Trans, useLingui } from "@lingui/react/macro";
import { usePermissions } from "../../core/access/permissions.ts";
import { Failure } from "../../core/pages/Failure.tsx";
import form from "../../ui/FormScreen.module.css";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { SettingsSaved, useSettings } from "../settings/index.ts";
import { AnswersSection } from "./AnswersSection.tsx";
import { LookSection } from "./LookSection.tsx";
import { useGuestPageLinks } from "./link-queries.ts";
import { LinksSection } from "./links/LinksSection.tsx";
import styles from "./PublicPage.module.css";
import { Preview } from "./preview/Preview.tsx";
import { QuestionsSection } from "./QuestionsSection.tsx";
import { RequestsSection } from "./RequestsSection.tsx";
import { SwitchSection } from "./SwitchSection.tsx";
import { WifiSection } from "./WifiSection.tsx";
import { WordsSection } from "./WordsSection.tsx";
import { WidgetSection } from "./widget/WidgetSection.tsx";

export function PublicPageScreen() {
  const { t } = useLingui();
  const { settings, error, refetch } = useSettings();
  const links = useGuestPageLinks();
  const { whyNoWriting } = usePermissions();
  const mayEdit = whyNoWriting === undefined;
  const failure = (settings ? null : error) ?? (links.data ? null : links.error);
  const retry = () => {
    void refetch();
    void links.refetch();
  };
  return (
    <div className={styles.screen}>
      <header className={form.head}>
        <h1>
          <Trans>Guest page</Trans>
        </h1>
        <SettingsSaved parts={["public"]} />
      </header>
      {!mayEdit && (
        <p className={styles.note}>
          <Trans>You can read these settings. To change them, ask a manager or an owner.</Trans>
        </p>
      )}
      {settings && links.data ? (
        <div className={styles.columns}>
          <div className={styles.settings}>
            <SwitchSection mayEdit={mayEdit} />
            <LinksSection links={links.data} mayEdit={mayEdit} />
            <WifiSection mayEdit={mayEdit} />
            <WordsSection mayEdit={mayEdit} />
            <QuestionsSection mayEdit={mayEdit} />
            <RequestsSection mayEdit={mayEdit} />
            <AnswersSection mayEdit={mayEdit} />
            <LookSection mayEdit={mayEdit} />
            <WidgetSection links={links.data} mayEdit={mayEdit} />
          </div>
          <Preview links={links.data} />
        </div>
      ) : failure ? (
        <Failure failure={failure} title={t`Could not load the guest page`} onRetry={retry} />
      ) : (
        <div className={styles.columns} role="status" aria-label={t`Loading the guest page`}>
          <div className={form.skeleton}>
            <Skeleton height={72} />
            <Skeleton height={240} />
            <Skeleton height={160} />
          </div>
          <Skeleton height={640} />
        </div>
      )}
    </div>
  );
}
