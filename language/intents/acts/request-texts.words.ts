import type { GuestLanguage } from "../../detection/index.ts";

/** What guests read about their requests. `{what}` names the request with its day, time and room. */
export type RequestTexts = {
  confirmed: string;
  /** `{wanted}`: the day and time that the guest wanted; `{offer}`: the other one. */
  proposed: string;
  /** The guest wanted no particular time. */
  offered: string;
  declined: string;
  cancelled: string;
  expired: string;
  /** Follows `expired`, if the hotel has a phone. */
  call: string;
};

export const requestTexts: Record<GuestLanguage, RequestTexts> = {
  en: {
    confirmed: "Confirmed: {what}.",
    proposed: "{what}: {wanted} is not possible, but {offer} would be. Does that suit you?",
    offered: "{what}: {offer} would be possible. Does that suit you?",
    declined: "I'm sorry, this is not possible: {what}.",
    cancelled: "I'm sorry, we had to cancel this: {what}.",
    expired: "I'm sorry, no one could confirm this in time: {what}.",
    call: "Please call reception: {phone}.",
  },
  de: {
    confirmed: "Bestätigt: {what}.",
    proposed: "{what}: {wanted} ist leider nicht möglich, aber {offer} ginge. Passt Ihnen das?",
    offered: "{what}: {offer} wäre möglich. Passt Ihnen das?",
    declined: "Es tut uns leid, das ist nicht möglich: {what}.",
    cancelled: "Es tut uns leid, wir mussten das absagen: {what}.",
    expired: "Es tut uns leid, niemand konnte das rechtzeitig bestätigen: {what}.",
    call: "Bitte rufen Sie die Rezeption an: {phone}.",
  },
  fr: {
    confirmed: "Confirmé : {what}.",
    proposed: "{what} : {wanted} n'est pas possible, mais {offer} le serait. Cela vous convient-il ?",
    offered: "{what} : {offer} serait possible. Cela vous convient-il ?",
    declined: "Nous sommes désolés, ce n'est pas possible : {what}.",
    cancelled: "Nous sommes désolés, nous avons dû annuler : {what}.",
    expired: "Nous sommes désolés, personne n'a pu confirmer à temps : {what}.",
    call: "Merci d'appeler la réception : {phone}.",
  },
  es: {
    confirmed: "Confirmado: {what}.",
    proposed: "{what}: {wanted} no es posible, pero {offer} sí. ¿Le viene bien?",
    offered: "{what}: {offer} sería posible. ¿Le viene bien?",
    declined: "Lo sentimos, no es posible: {what}.",
    cancelled: "Lo sentimos, hemos tenido que cancelarlo: {what}.",
    expired: "Lo sentimos, nadie ha podido confirmarlo a tiempo: {what}.",
    call: "Llame a recepción, por favor: {phone}.",
  },
  it: {
    confirmed: "Confermato: {what}.",
    proposed: "{what}: {wanted} non è possibile, ma {offer} sì. Le va bene?",
    offered: "{what}: {offer} sarebbe possibile. Le va bene?",
    declined: "Ci dispiace, non è possibile: {what}.",
    cancelled: "Ci dispiace, abbiamo dovuto annullare: {what}.",
    expired: "Ci dispiace, nessuno ha potuto confermare in tempo: {what}.",
    call: "Chiami la reception, per favore: {phone}.",
  },
  pt: {
    confirmed: "Confirmado: {what}.",
    proposed: "{what}: {wanted} não é possível, mas {offer} seria. Pode ser?",
    offered: "{what}: {offer} seria possível. Pode ser?",
    declined: "Lamentamos, não é possível: {what}.",
    cancelled: "Lamentamos, tivemos de cancelar: {what}.",
    expired: "Lamentamos, ninguém conseguiu confirmar a tempo: {what}.",
    call: "Ligue para a receção, por favor: {phone}.",
  },
  nl: {
    confirmed: "Bevestigd: {what}.",
    proposed: "{what}: {wanted} is niet mogelijk, maar {offer} wel. Komt dat uit?",
    offered: "{what}: {offer} zou kunnen. Komt dat uit?",
    declined: "Het spijt ons, dit is niet mogelijk: {what}.",
    cancelled: "Het spijt ons, we moesten dit annuleren: {what}.",
    expired: "Het spijt ons, niemand kon dit op tijd bevestigen: {what}.",
    call: "Bel de receptie: {phone}.",
  },
  tr: {
    confirmed: "Onaylandı: {what}.",
    proposed: "{what}: {wanted} mümkün değil, ama {offer} mümkün. Size uyar mı?",
    offered: "{what}: {offer} mümkün. Size uyar mı?",
    declined: "Üzgünüz, bu mümkün değil: {what}.",
    cancelled: "Üzgünüz, bunu iptal etmek zorunda kaldık: {what}.",
    expired: "Üzgünüz, bunu zamanında kimse onaylayamadı: {what}.",
    call: "Lütfen resepsiyonu arayın: {phone}.",
  },
  ru: {
    confirmed: "Подтверждено: {what}.",
    proposed: "{what}: {wanted} — невозможно, но возможно {offer}. Вам подходит?",
    offered: "{what}: возможно {offer}. Вам подходит?",
    declined: "К сожалению, это невозможно: {what}.",
    cancelled: "К сожалению, нам пришлось это отменить: {what}.",
    expired: "К сожалению, никто не смог вовремя это подтвердить: {what}.",
    call: "Пожалуйста, позвоните на стойку регистрации: {phone}.",
  },
  ar: {
    confirmed: "تم التأكيد: {what}.",
    proposed: "{what}: {wanted} غير ممكن، لكن {offer} ممكن. هل يناسبك ذلك؟",
    offered: "{what}: {offer} ممكن. هل يناسبك ذلك؟",
    declined: "نعتذر، هذا غير ممكن: {what}.",
    cancelled: "نعتذر، اضطررنا إلى إلغاء هذا: {what}.",
    expired: "نعتذر، لم يتمكن أحد من تأكيد هذا في الوقت المناسب: {what}.",
    call: "يرجى الاتصال بالاستقبال: {phone}.",
  },
  zh: {
    confirmed: "已确认：{what}。",
    proposed: "{what}：{wanted}不行，但{offer}可以。您看可以吗？",
    offered: "{what}：{offer}可以。您看可以吗？",
    declined: "很抱歉，无法安排：{what}。",
    cancelled: "很抱歉，我们不得不取消：{what}。",
    expired: "很抱歉，未能及时确认：{what}。",
    call: "请致电前台：{phone}。",
  },
  ja: {
    confirmed: "確定しました：{what}。",
    proposed: "{what}：{wanted}は承れませんが、{offer}でしたら可能です。いかがでしょうか？",
    offered: "{what}：{offer}でしたら可能です。いかがでしょうか？",
    declined: "申し訳ございませんが、承れません：{what}。",
    cancelled: "申し訳ございませんが、取り消させていただきました：{what}。",
    expired: "申し訳ございませんが、お時間までに確認できませんでした：{what}。",
    call: "フロントまでお電話ください：{phone}。",
  },
};
