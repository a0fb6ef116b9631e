import type { GuestLanguage } from "../../detection/index.ts";

/** Words before the number alone of a room: "bring it to 212", "auf die 301". */
export const beforeRoomNumber: Record<GuestLanguage, string> = {
  en: "to, into, in, for, from, of, room service to, we are in, we re in, i am in, i m in, this is, it s, its, here is, here s",
  de: "auf die, auf der, auf, in die, in der, fur die, aus der, von der, zur, hier ist die, hier ist",
  fr: "a la, au, dans la, pour la, pour le, de la, du, ici la, ici le, suis en, sommes en, est en, suis au, sommes au, est au",
  it: "alla, nella, per la, della, dalla, in, qui la, siamo la, siamo alla",
  es: "a la, en la, para la, de la, desde la, aqui la, estamos en, estoy en, somos la, somos de la",
  pt: "para o, para a, no, na, ao, do, da, aqui o",
  nl: "naar, op, in, voor, van, hier",
  ru: "в, из, для, на",
  ar: "الى, في, من, الي, لـ, ل",
  tr: "",
  zh: "到, 在, 送到, 送去, 给",
  ja: "",
};

/** Signs behind it: "212'ye", "212に". */
export const behindRoomNumber: Partial<Record<GuestLanguage, string>> = {
  tr: "['’]?\\s?(?:y[ea]|[ea]|[dt][ea]n?)(?!\\p{L})",
  ja: "(?:に|へ|まで|です|号)",
};
