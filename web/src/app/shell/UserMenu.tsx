import { Trans, useLingui } from "@lingui/react/macro";
import { Menu } from "@mantine/core";
import {
  IconDeviceDesktop,
  IconInfoCircle,
  IconKeyboard,
  IconLogout,
  IconMoon,
  IconSun,
} from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { Disc } from "../../ui/Disc.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { useAccess } from "../access/AccessContext.ts";
import { chooseLanguage, languages, nameOfLanguage } from "../language/language.ts";
import { useSession } from "../session/index.ts";
import { chooseTheme, type ThemeChoice, useTheme } from "../theme/theme.ts";
import { openOverlay } from "./overlays.ts";
import { useRoleName } from "./role-name.ts";
import styles from "./UserMenu.module.css";

/** Who is signed in, and what they may set for themselves. */
export function UserMenu({ isOpen }: { isOpen: boolean }) {
  const { t } = useLingui();
  const { member } = useAccess();
  const role = useRoleName(member.role);
  return (
    <Menu position="top-start" width={232} offset={4} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <button type="button" className={styles.user} aria-label={t`You: ${member.name}, ${role}`}>
          <Disc name={member.name} size={32} tint="accent" />
          {isOpen && (
            <span className={styles.words}>
              <bdi className={`${styles.name} oneline`}>{member.name}</bdi>
              <span className={styles.role}>{role}</span>
            </span>
          )}
        </button>
      </Menu.Target>
      <Menu.Dropdown aria-label={t`You`}>
        <Menu.Label>
          <bdi>{member.email}</bdi>
        </Menu.Label>
        <ThemeItems />
        <LanguageItems />
        <Menu.Divider />
        <LastItems />
      </Menu.Dropdown>
    </Menu>
  );
}

function ThemeItems() {
  const { t } = useLingui();
  const { choice } = useTheme();
  const themes: { choice: ThemeChoice; name: string; icon: typeof IconSun }[] = [
    { choice: "system", name: t`As the system`, icon: IconDeviceDesktop },
    { choice: "light", name: t`Light`, icon: IconSun },
    { choice: "dark", name: t`Dark`, icon: IconMoon },
  ];
  return themes.map((theme) => (
    <Menu.Item
      key={theme.choice}
      role="menuitemradio"
      aria-checked={theme.choice === choice}
      closeMenuOnClick={false}
      onClick={() => chooseTheme(theme.choice)}
      leftSection={<Icon of={theme.icon} size={16} />}
      data-chosen={theme.choice === choice || undefined}
    >
      {theme.name}
    </Menu.Item>
  ));
}

function LanguageItems() {
  const { i18n } = useLingui();
  if (languages.length < 2) return null;
  return (
    <>
      <Menu.Divider />
      {languages.map((language) => (
        <Menu.Item
          key={language}
          role="menuitemradio"
          aria-checked={language === i18n.locale}
          data-chosen={language === i18n.locale || undefined}
          onClick={() => void chooseLanguage(language)}
        >
          <span lang={language}>{nameOfLanguage(language)}</span>
        </Menu.Item>
      ))}
    </>
  );
}

function LastItems() {
  const { logout } = useSession();
  const navigate = useNavigate();
  return (
    <>
      <Menu.Item leftSection={<Icon of={IconKeyboard} size={16} />} onClick={() => openOverlay("keys")}>
        <Trans>Keyboard</Trans>
      </Menu.Item>
      <Menu.Item
        leftSection={<Icon of={IconInfoCircle} size={16} />}
        onClick={() => void navigate({ to: "/about" })}
      >
        <Trans>About</Trans>
      </Menu.Item>
      <Menu.Item leftSection={<Icon of={IconLogout} size={16} flip />} onClick={() => void logout()}>
        <Trans>Sign out</Trans>
      </Menu.Item>
    </>
  );
}
