const QUESTION_MARK = /[?？؟]/u;
const QUESTION_MARK_AT_END = /[?？؟]\s*$/u;

export const hasQuestionMark = (text: string): boolean => QUESTION_MARK.test(text);

/** Also before spaces. */
export const endsWithQuestionMark = (text: string): boolean => QUESTION_MARK_AT_END.test(text);
