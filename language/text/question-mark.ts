const QUESTION_MARK = /[?？؟]/u;

export const hasQuestionMark = (text: string): boolean => QUESTION_MARK.test(text);
