import type { GuestLanguage } from "../detection/index.ts";

/** How staff say that they look into something, by language; same syntax as the intents. */
export const promiseWords: Record<GuestLanguage, string> = {
  en: "i will check, i ll check, we will check, we ll check, let me check, i check, i am checking, i m checking, we are checking, we re checking, let me see, i will look into, i ll look into, we ll look into, we will look into, let me look into, let me find out, i will find out, i ll find out, we ll find out, i will ask, i ll ask, let me ask, we will ask, we ll ask, get back to you, come back to you, one moment, one second, just a moment, just a second, give me a moment, bear with",
  de: "ich prüfe, wir prüfen, ich schaue nach, ich schau nach, ich sehe nach, wir schauen nach, ich frage … nach, wir fragen … nach, melde mich, melden uns, ich kläre, wir klären, ich erkundige, einen moment, moment bitte, ich melde mich, wir melden uns",
  fr: "je vérifie, je vais vérifier, nous vérifions, nous allons vérifier, je regarde, je me renseigne, je vais me renseigner, nous nous renseignons, je vais demander, je demande, un instant, un moment, je reviens vers vous, nous revenons vers vous",
  es: "lo compruebo, lo voy a comprobar, voy a comprobar, lo miro, lo consulto, voy a consultar, voy a preguntar, lo pregunto, lo verifico, voy a verificar, déjeme ver, déjeme comprobar, me informo, un momento, le digo algo, le confirmo enseguida",
  it: "controllo, verifico, lo verifico, adesso controllo, adesso verifico, chiedo, mi informo, un attimo, un momento, le faccio sapere, vi faccio sapere",
  pt: "vou verificar, vamos verificar, vou ver, vou perguntar, deixe me ver, deixe me verificar, só um momento, um momento, já lhe digo",
  nl: "ik kijk, ik ga het na, ik ga na, ik zoek het uit, wij zoeken het uit, ik vraag het na, ik zal kijken, ik zal het navragen, een moment, een ogenblik, ik kom erop terug, ik laat het weten",
  tr: "kontrol ediyorum, kontrol edeyim, kontrol edeceğim, bakıyorum, bir bakayım, soruyorum, sorayım, size döneceğim, size dönüş, bir dakika",
  ru: "я проверю, проверяю, проверю, мы проверим, уточню, я уточню, уточняем, узнаю, я узнаю, спрошу, минуту, минутку, одну минуту, вернусь к вам",
  ar: "سأتحقق, سوف أتحقق, سنتحقق, سأتأكد, دعني أتحقق, سأسأل, سوف أسأل, لحظة, دقيقة من فضلك",
  zh: "我查一下, 我确认一下, 我问一下, 我看一下, 稍等, 请稍等, 我去问, 我去确认",
  ja: "確認いたします, 確認します, 確認してまいります, 調べます, お調べ, 聞いてみます, 少々お待ち",
};
