import { baseOf } from "@bellhop/contract/formats";

export const guestSentenceNames = [
  "fully_booked",
  "not_then",
  "not_offered",
  "on_our_way",
  "one_moment",
  "call_reception",
] as const;
export type GuestSentence = (typeof guestSentenceNames)[number];

type Sentences = Record<GuestSentence, string>;

/** Reasons and short replies in the languages of the guest page. None promises a time. */
const all: Record<string, Sentences> = {
  en: {
    fully_booked: "We are fully booked then.",
    not_then: "This is not possible at that time.",
    not_offered: "We do not offer this.",
    on_our_way: "We are on our way.",
    one_moment: "One moment, please. We are looking into it.",
    call_reception: "Please call reception. We are happy to help.",
  },
  es: {
    fully_booked: "Para entonces está todo reservado.",
    not_then: "No es posible a esa hora.",
    not_offered: "No ofrecemos este servicio.",
    on_our_way: "Vamos enseguida.",
    one_moment: "Un momento, por favor. Lo estamos comprobando.",
    call_reception: "Por favor, llame a recepción. Le ayudaremos con gusto.",
  },
  fr: {
    fully_booked: "Nous sommes complets à ce moment-là.",
    not_then: "Ce n’est pas possible à cette heure-là.",
    not_offered: "Nous ne proposons pas ce service.",
    on_our_way: "Nous arrivons.",
    one_moment: "Un instant, s’il vous plaît. Nous vérifions.",
    call_reception: "Merci d’appeler la réception. Nous vous aiderons volontiers.",
  },
  de: {
    fully_booked: "Zu dieser Zeit sind wir ausgebucht.",
    not_then: "Zu dieser Zeit ist das nicht möglich.",
    not_offered: "Das bieten wir nicht an.",
    on_our_way: "Wir sind unterwegs.",
    one_moment: "Einen Moment, bitte. Wir kümmern uns darum.",
    call_reception: "Bitte rufen Sie die Rezeption an. Wir helfen Ihnen gerne.",
  },
  it: {
    fully_booked: "Per quell’ora siamo al completo.",
    not_then: "A quell’ora non è possibile.",
    not_offered: "Non offriamo questo servizio.",
    on_our_way: "Stiamo arrivando.",
    one_moment: "Un momento, per favore. Stiamo verificando.",
    call_reception: "La preghiamo di chiamare la reception. Saremo lieti di aiutarla.",
  },
  pt: {
    fully_booked: "Para essa altura estamos completos.",
    not_then: "Não é possível a essa hora.",
    not_offered: "Não oferecemos este serviço.",
    on_our_way: "Estamos a caminho.",
    one_moment: "Um momento, por favor. Estamos a verificar.",
    call_reception: "Por favor, ligue para a receção. Teremos todo o gosto em ajudar.",
  },
  nl: {
    fully_booked: "Dan zijn we volgeboekt.",
    not_then: "Op dat tijdstip is dat niet mogelijk.",
    not_offered: "Dat bieden wij niet aan.",
    on_our_way: "We komen eraan.",
    one_moment: "Een ogenblik alstublieft. We kijken het na.",
    call_reception: "Bel alstublieft de receptie. We helpen u graag.",
  },
  tr: {
    fully_booked: "O saatte tamamen doluyuz.",
    not_then: "O saatte mümkün değil.",
    not_offered: "Bu hizmeti sunmuyoruz.",
    on_our_way: "Geliyoruz.",
    one_moment: "Bir dakika lütfen. İlgileniyoruz.",
    call_reception: "Lütfen resepsiyonu arayın. Size memnuniyetle yardımcı oluruz.",
  },
  ru: {
    fully_booked: "На это время всё занято.",
    not_then: "В это время это невозможно.",
    not_offered: "Мы не предлагаем эту услугу.",
    on_our_way: "Мы уже идём.",
    one_moment: "Одну минуту, пожалуйста. Мы уточняем.",
    call_reception: "Пожалуйста, позвоните на ресепшен. Мы с радостью поможем.",
  },
  ar: {
    fully_booked: "كل شيء محجوز في ذلك الوقت.",
    not_then: "هذا غير ممكن في ذلك الوقت.",
    not_offered: "نحن لا نقدم هذه الخدمة.",
    on_our_way: "نحن في الطريق إليكم.",
    one_moment: "لحظة من فضلكم. نحن نتحقق من الأمر.",
    call_reception: "يرجى الاتصال بالاستقبال. يسعدنا مساعدتكم.",
  },
  zh: {
    fully_booked: "那个时间已经订满了。",
    not_then: "那个时间无法安排。",
    not_offered: "我们不提供这项服务。",
    on_our_way: "我们这就过来。",
    one_moment: "请稍等，我们正在确认。",
    call_reception: "请致电前台，我们很乐意为您服务。",
  },
  ja: {
    fully_booked: "そのお時間は満席・満室となっております。",
    not_then: "そのお時間は承ることができません。",
    not_offered: "こちらのサービスはご用意しておりません。",
    on_our_way: "ただいま向かっております。",
    one_moment: "少々お待ちください。確認しております。",
    call_reception: "フロントまでお電話ください。喜んでお手伝いいたします。",
  },
};

/** In the guest's language; in English if we don't have it. */
export const sentencesFor = (language: string | null): Sentences =>
  (language && all[baseOf(language)]) || (all.en as Sentences);
