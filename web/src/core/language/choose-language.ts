import { type Access, chooseLanguage } from "@bellhop/contract/access";
import { languages as knownLanguages } from "@bellhop/contract/languages";
import { i18n } from "@lingui/core";
import { useQueryClient } from "@tanstack/react-query";
import { useApi } from "../api/ApiProvider.tsx";
import { accessKey } from "../api/query.ts";
import { useShowFailure } from "../api/show-failure.ts";
import { useSession } from "../session/index.ts";
import {
  keepLanguage,
  languages,
  preferredLanguage,
  showLanguage,
  showLanguageInOtherTabs,
} from "./language.ts";

/** Shows a language at once, and stores it: as the person's if someone is signed in, else as this browser's. */
export function useChooseLanguage(): (language: string) => Promise<void> {
  const { ask } = useApi();
  const { isAuthenticated } = useSession();
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  return async (chosen) => {
    try {
      const language = knownLanguages.find((one) => one === chosen);
      if (!isAuthenticated || !language) return await keepLanguage(chosen);
      await showLanguage(language);
      showLanguageInOtherTabs(language);
      // An answer that is on its way has the language before.
      await queryClient.cancelQueries({ queryKey: accessKey });
      await ask(chooseLanguage, { language });
      queryClient.setQueryData<Access>(
        accessKey,
        (access) => access && { ...access, member: { ...access.member, language } },
      );
    } catch (failure) {
      showFailure(failure);
    }
  };
}

/**
 * Shows the language that the person chose, here or elsewhere, if there is a catalogue for it; else this browser's. It is
 * not stored here: the next person at this browser may have chosen none.
 */
export async function showPersonLanguage({ member: { language: chosen } }: Access): Promise<void> {
  const language = chosen && languages.includes(chosen) ? chosen : preferredLanguage();
  if (language === i18n.locale) return;
  // The screen is worth more than its language.
  await showLanguage(language).catch((cause: unknown) => console.warn(`No texts in ${language}:`, cause));
}
