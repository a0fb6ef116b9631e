import type { GuestLanguage } from "../../detection/index.ts";

/** What guests read about an offer. `{what}` names the extra with how many and when. */
export type OfferTexts = {
  /** Buttons: at most 20 characters. */
  order: string;
  decline: string;
  declined: string;
  asksDay: string;
  /** `{price}`: of one, now. */
  asksPrice: string;
  already: string;
  /** Without `{what}`: it may have no name any more. */
  gone: string;
  tooLate: string;
  soldOut: string;
};

export const offerTexts: Record<GuestLanguage, OfferTexts> = {
  en: {
    order: "Order",
    decline: "No, thanks",
    declined: "All right, thank you for letting us know.",
    asksDay: "With pleasure. For which day would you like it: {what}?",
    asksPrice: "The price has changed. {what} costs {price} now. Would you like it at this price?",
    already: "You have ordered this already: {what}.",
    gone: "I'm sorry, this offer is not available any more. Nothing was ordered.",
    tooLate: "I'm sorry, it is too late to order this: {what}. Nothing was ordered.",
    soldOut: "I'm sorry, this is sold out: {what}. Nothing was ordered.",
  },
  de: {
    order: "Bestellen",
    decline: "Nein, danke",
    declined: "Alles klar, danke für die Rückmeldung.",
    asksDay: "Gern. Für welchen Tag möchten Sie es: {what}?",
    asksPrice: "Der Preis hat sich geändert. {what} kostet jetzt {price}. Möchten Sie es zu diesem Preis?",
    already: "Das haben Sie schon bestellt: {what}.",
    gone: "Es tut uns leid, dieses Angebot ist nicht mehr verfügbar. Es wurde nichts bestellt.",
    tooLate: "Es tut uns leid, dafür ist es zu spät: {what}. Es wurde nichts bestellt.",
    soldOut: "Es tut uns leid, das ist ausgebucht: {what}. Es wurde nichts bestellt.",
  },
  fr: {
    order: "Commander",
    decline: "Non, merci",
    declined: "D'accord, merci pour votre réponse.",
    asksDay: "Avec plaisir. Pour quel jour le souhaitez-vous : {what} ?",
    asksPrice: "Le prix a changé. {what} coûte maintenant {price}. Le souhaitez-vous à ce prix ?",
    already: "Vous l'avez déjà commandé : {what}.",
    gone: "Nous sommes désolés, cette offre n'est plus disponible. Rien n'a été commandé.",
    tooLate: "Nous sommes désolés, il est trop tard pour commander : {what}. Rien n'a été commandé.",
    soldOut: "Nous sommes désolés, c'est complet : {what}. Rien n'a été commandé.",
  },
  es: {
    order: "Pedir",
    decline: "No, gracias",
    declined: "De acuerdo, gracias por avisarnos.",
    asksDay: "Con gusto. ¿Para qué día lo desea: {what}?",
    asksPrice: "El precio ha cambiado. {what} cuesta ahora {price}. ¿Lo desea a este precio?",
    already: "Ya lo ha pedido: {what}.",
    gone: "Lo sentimos, esta oferta ya no está disponible. No se ha pedido nada.",
    tooLate: "Lo sentimos, ya es tarde para pedirlo: {what}. No se ha pedido nada.",
    soldOut: "Lo sentimos, está agotado: {what}. No se ha pedido nada.",
  },
  it: {
    order: "Ordina",
    decline: "No, grazie",
    declined: "Va bene, grazie della risposta.",
    asksDay: "Con piacere. Per quale giorno lo desidera: {what}?",
    asksPrice: "Il prezzo è cambiato. {what} costa ora {price}. Lo desidera a questo prezzo?",
    already: "L'ha già ordinato: {what}.",
    gone: "Ci dispiace, questa offerta non è più disponibile. Non è stato ordinato nulla.",
    tooLate: "Ci dispiace, è troppo tardi per ordinarlo: {what}. Non è stato ordinato nulla.",
    soldOut: "Ci dispiace, è esaurito: {what}. Non è stato ordinato nulla.",
  },
  pt: {
    order: "Encomendar",
    decline: "Não, obrigado",
    declined: "Está bem, obrigado pela resposta.",
    asksDay: "Com todo o gosto. Para que dia deseja: {what}?",
    asksPrice: "O preço mudou. {what} custa agora {price}. Deseja a este preço?",
    already: "Já encomendou isto: {what}.",
    gone: "Lamentamos, esta oferta já não está disponível. Nada foi encomendado.",
    tooLate: "Lamentamos, já é tarde para encomendar: {what}. Nada foi encomendado.",
    soldOut: "Lamentamos, está esgotado: {what}. Nada foi encomendado.",
  },
  nl: {
    order: "Bestellen",
    decline: "Nee, bedankt",
    declined: "Prima, bedankt voor uw antwoord.",
    asksDay: "Graag. Voor welke dag wilt u het: {what}?",
    asksPrice: "De prijs is veranderd. {what} kost nu {price}. Wilt u het voor deze prijs?",
    already: "Dit hebt u al besteld: {what}.",
    gone: "Het spijt ons, dit aanbod is niet meer beschikbaar. Er is niets besteld.",
    tooLate: "Het spijt ons, het is te laat om dit te bestellen: {what}. Er is niets besteld.",
    soldOut: "Het spijt ons, dit is uitverkocht: {what}. Er is niets besteld.",
  },
  tr: {
    order: "Sipariş et",
    decline: "Hayır, teşekkürler",
    declined: "Tamam, bildirdiğiniz için teşekkür ederiz.",
    asksDay: "Memnuniyetle. Hangi gün için istersiniz: {what}?",
    asksPrice: "Fiyat değişti. {what} şimdi {price}. Bu fiyata ister misiniz?",
    already: "Bunu zaten sipariş ettiniz: {what}.",
    gone: "Üzgünüz, bu teklif artık geçerli değil. Hiçbir şey sipariş edilmedi.",
    tooLate: "Üzgünüz, bunu sipariş etmek için çok geç: {what}. Hiçbir şey sipariş edilmedi.",
    soldOut: "Üzgünüz, bu tükendi: {what}. Hiçbir şey sipariş edilmedi.",
  },
  ru: {
    order: "Заказать",
    decline: "Нет, спасибо",
    declined: "Хорошо, спасибо за ответ.",
    asksDay: "С удовольствием. На какой день: {what}?",
    asksPrice: "Цена изменилась. {what} сейчас стоит {price}. Заказать по этой цене?",
    already: "Вы это уже заказали: {what}.",
    gone: "К сожалению, это предложение больше не действует. Ничего не заказано.",
    tooLate: "К сожалению, заказывать уже поздно: {what}. Ничего не заказано.",
    soldOut: "К сожалению, мест больше нет: {what}. Ничего не заказано.",
  },
  ar: {
    order: "اطلب",
    decline: "لا، شكرًا",
    declined: "حسنًا، شكرًا على ردكم.",
    asksDay: "بكل سرور. لأي يوم تريدونه: {what}؟",
    asksPrice: "تغيّر السعر. سعر {what} الآن {price}. هل تريدونه بهذا السعر؟",
    already: "لقد طلبتم هذا من قبل: {what}.",
    gone: "نأسف، هذا العرض لم يعد متاحًا. لم يُطلب شيء.",
    tooLate: "نأسف، فات موعد طلب هذا: {what}. لم يُطلب شيء.",
    soldOut: "نأسف، نفد هذا: {what}. لم يُطلب شيء.",
  },
  zh: {
    order: "预订",
    decline: "不用，谢谢",
    declined: "好的，谢谢您的回复。",
    asksDay: "好的。请问您想订哪一天：{what}？",
    asksPrice: "价格有变动：{what}现在是{price}。您愿意按此价格预订吗？",
    already: "您已经预订过了：{what}。",
    gone: "抱歉，该优惠已不再提供。没有预订任何项目。",
    tooLate: "抱歉，现在预订已经太晚了：{what}。没有预订任何项目。",
    soldOut: "抱歉，已经订满：{what}。没有预订任何项目。",
  },
  ja: {
    order: "注文する",
    decline: "いいえ、結構です",
    declined: "かしこまりました。ご返信ありがとうございます。",
    asksDay: "かしこまりました。ご希望の日はいつでしょうか：{what}",
    asksPrice: "料金が変わりました。{what}は現在{price}です。この料金でよろしいでしょうか。",
    already: "すでにご注文いただいています：{what}。",
    gone: "申し訳ございません。こちらのご案内は終了しました。注文は行われていません。",
    tooLate: "申し訳ございません。ご注文の受付は終了しました：{what}。注文は行われていません。",
    soldOut: "申し訳ございません。満席・品切れです：{what}。注文は行われていません。",
  },
};
