import { text } from "../../../platform/text-as-html.ts";
import { accountWords } from "./account-page.words.ts";
import { type Form, formPage, link } from "./form.ts";
import type { RenderContext } from "./render-context.ts";
import { signOutWords } from "./sign-out-page.words.ts";

export function signOutPage(context: RenderContext, form: Form): string {
  const { title, sentence, stay } = signOutWords[context.language];
  return formPage(context, {
    ...form,
    title,
    lead: text(sentence),
    fields: "",
    button: accountWords[context.language].sessions.signOut,
    note: `<p class="note">${link("/", stay)}</p>`,
  });
}
