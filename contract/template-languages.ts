/** The language codes of message templates (Meta's reference of supported languages, May 2026). */
const codes = new Set(
  `af sq ar ar_EG ar_AE ar_LB ar_MA ar_QA az be_BY bn bn_IN bg ca zh_CN zh_HK zh_TW hr cs da prs_AF nl nl_BE en en_GB
   en_US en_AE en_AU en_CA en_GH en_IE en_IN en_JM en_MY en_NZ en_QA en_SG en_UG en_ZA et fil fi fr fr_BE fr_CA fr_CH
   fr_CI fr_MA ka de de_AT de_CH el gu ha he hi hu id ga it ja kn kk rw_RW ko ky_KG lo lv lt mk ms ml mr nb ps_AF fa pl
   pt_BR pt_PT pa ro ru sr si_LK sk sl es es_AR es_CL es_CO es_CR es_DO es_EC es_HN es_MX es_PA es_PE es_ES es_UY sw sv
   ta te th tr uk ur uz vi zu`.split(/\s+/),
);

/** Tags that Meta spells otherwise: older codes, scripts, and languages that it has for one country only. */
const otherSpellings: Record<string, string> = {
  pt: "pt_PT",
  zh: "zh_CN",
  "zh-hans": "zh_CN",
  "zh-hans-cn": "zh_CN",
  "zh-hant": "zh_TW",
  "zh-hant-tw": "zh_TW",
  "zh-hant-hk": "zh_HK",
  "zh-sg": "zh_CN",
  "zh-mo": "zh_HK",
  no: "nb",
  "nb-no": "nb",
  "no-no": "nb",
  iw: "he",
  "he-il": "he",
  in: "id",
  "id-id": "id",
  tl: "fil",
  "fil-ph": "fil",
  be: "be_BY",
  ky: "ky_KG",
  rw: "rw_RW",
  si: "si_LK",
  ps: "ps_AF",
  prs: "prs_AF",
};

const byTag = new Map([
  ...Object.entries(otherSpellings),
  ...[...codes].map((code) => [tagOfTemplateCode(code).toLowerCase(), code] as const),
]);

/** Meta's code for a language tag; undefined if Meta takes no templates in this language. */
export const templateCodeOf = (tag: string): string | undefined => byTag.get(tag.toLowerCase());

/** Our language tag for a code of Meta's, also for one that this list does not have yet. */
export function tagOfTemplateCode(code: string): string {
  return code.replaceAll("_", "-");
}

/** Whether both tags are one language at Meta: a venue's `zh` is `zh-CN` there. */
export const isSameTemplateLanguage = (one: string, other: string): boolean =>
  one === other || (templateCodeOf(one) ?? one) === (templateCodeOf(other) ?? other);
