import { Trans, useLingui } from "@lingui/react/macro";
import {
  IconDeviceDesktop,
  IconInfoCircle,
  IconKeyboard,
  IconLogout,
  IconMoon,
  IconSun,
  IconUserCog,
} from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useAccess } from "../../core/access/AccessContext.ts";
import { useRoleName } from "../../core/access/role-name.ts";
import { useBrowserConfig } from "../../core/config/use-browser-config.ts";
import { useChooseLanguage } from "../../core/language/choose-language.ts";
import { languages, nameOfLanguage } from "../../core/language/language.ts";
import { openOverlay } from "../../core/navigation/overlays.ts";
import { useSession } from "../../core/session/index.ts";
import { chooseTheme, type ThemeChoice, useTheme } from "../../core/theme/theme.ts";
import { SoundItem } from "../../features/notifications/index.ts";
import { QuarantineCount } from "../../features/webhook-deliveries/index.ts";
import { Disc } from "../../ui/Disc.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Menu, MenuItem, MenuLabel, MenuLine } from "../../ui/Menu.tsx";
import styles from "./UserMenu.module.css";

export function UserMenu({ isOpen }: { isOpen: boolean }) {
  const { t } = useLingui();
  const { member } = useAccess();
  const role = useRoleName(member.role);
  // Loaded before the menu opens.
  const account = useBrowserConfig().data?.account;
  return (
    <Menu
      label={t`You`}
      widthPx={256}
      trigger={
        <button type="button" className={styles.user}>
          <Disc name={member.name} size={32} tint="accent" />
          <span className={isOpen ? styles.words : "unseen"}>
            <bdi className={`${styles.name} oneline`}>{member.name}</bdi>
            <span className={styles.role}>{role}</span>
          </span>
        </button>
      }
    >
      <MenuLabel>
        <bdi>{member.email}</bdi>
      </MenuLabel>
      <ThemeItems />
      <LanguageItems />
      <MenuLine />
      <SoundItem />
      <MenuLine />
      <LastItems account={account} />
    </Menu>
  );
}

function ThemeItems() {
  const { t } = useLingui();
  const { choice } = useTheme();
  const themes: { choice: ThemeChoice; name: string; icon: typeof IconSun }[] = [
    { choice: "system", name: t`System theme`, icon: IconDeviceDesktop },
    { choice: "light", name: t`Light theme`, icon: IconSun },
    { choice: "dark", name: t`Dark theme`, icon: IconMoon },
  ];
  return themes.map((theme) => (
    <MenuItem
      key={theme.choice}
      icon={<Icon of={theme.icon} size={16} />}
      isChosen={theme.choice === choice}
      staysOpen
      onChoose={() => chooseTheme(theme.choice)}
    >
      {theme.name}
    </MenuItem>
  ));
}

function LanguageItems() {
  const { i18n } = useLingui();
  const chooseLanguage = useChooseLanguage();
  if (languages.length < 2) return null;
  return (
    <>
      <MenuLine />
      {languages.map((language) => (
        <MenuItem
          key={language}
          isChosen={language === i18n.locale}
          onChoose={() => void chooseLanguage(language)}
        >
          <span lang={language}>{nameOfLanguage(language)}</span>
        </MenuItem>
      ))}
    </>
  );
}

function LastItems({ account }: { account: string | null | undefined }) {
  const { is_host: isHost } = useAccess();
  const { logout } = useSession();
  const navigate = useNavigate();
  return (
    <>
      {account && (
        <MenuItem icon={<Icon of={IconUserCog} size={16} />} onChoose={() => window.location.assign(account)}>
          <Trans>Your account</Trans>
        </MenuItem>
      )}
      <MenuItem icon={<Icon of={IconKeyboard} size={16} />} onChoose={() => openOverlay("keys")}>
        <Trans>Keyboard shortcuts</Trans>
      </MenuItem>
      <MenuItem
        icon={<Icon of={IconInfoCircle} size={16} />}
        end={isHost && <QuarantineCount />}
        onChoose={() => void navigate({ to: "/about" })}
      >
        <Trans>About</Trans>
      </MenuItem>
      <MenuItem icon={<Icon of={IconLogout} size={16} flip />} onChoose={() => void logout()}>
        <Trans>Sign out</Trans>
      </MenuItem>
    </>
  );
}
