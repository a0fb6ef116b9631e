/** The language that a person chose; null if they have not. */
export const languageOf = (sub: string) =>
  `(select p.language from person_settings p where p.identity_sub = ${sub})`;

/** The language of the account with an e-mail address. */
export const languageOfEmail = (email: string) =>
  languageOf(`(select account_id::text from accounts where email = ${email})`);
