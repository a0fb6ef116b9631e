import type { GuestLanguage } from "@bellhop/contract/guest-languages";

export type PageProblem = "gone" | "busy" | "failed";

type Words = Record<PageProblem, { title: string; advice: string }> & { open: string };

/** What a guest reads instead of the page. */
export const problemWords: Record<GuestLanguage, Words> = {
  en: {
    gone: { title: "This code no longer works", advice: "Please ask at reception for a new one." },
    busy: { title: "One moment, please", advice: "The page opens automatically in a few seconds." },
    failed: { title: "That did not work", advice: "Please try again, or call reception." },
    open: "Open the page",
  },
  es: {
    gone: { title: "Este código ya no funciona", advice: "Pida uno nuevo en recepción." },
    busy: { title: "Un momento, por favor", advice: "La página se abre sola en unos segundos." },
    failed: { title: "No ha funcionado", advice: "Inténtelo de nuevo o llame a recepción." },
    open: "Abrir la página",
  },
  fr: {
    gone: { title: "Ce code ne fonctionne plus", advice: "Demandez-en un nouveau à la réception." },
    busy: {
      title: "Un instant, s’il vous plaît",
      advice: "La page s’ouvre d’elle-même dans quelques secondes.",
    },
    failed: { title: "Cela n’a pas fonctionné", advice: "Réessayez ou appelez la réception." },
    open: "Ouvrir la page",
  },
  de: {
    gone: {
      title: "Dieser Code gilt nicht mehr",
      advice: "Bitte fragen Sie an der Rezeption nach einem neuen.",
    },
    busy: { title: "Einen Moment, bitte", advice: "Die Seite öffnet sich in wenigen Sekunden von selbst." },
    failed: {
      title: "Das hat nicht geklappt",
      advice: "Bitte versuchen Sie es noch einmal oder rufen Sie die Rezeption an.",
    },
    open: "Seite öffnen",
  },
  it: {
    gone: { title: "Questo codice non è più valido", advice: "Ne chieda uno nuovo alla reception." },
    busy: { title: "Un momento, per favore", advice: "La pagina si apre da sola tra pochi secondi." },
    failed: { title: "Non ha funzionato", advice: "Riprovi o chiami la reception." },
    open: "Apri la pagina",
  },
  pt: {
    gone: { title: "Este código já não funciona", advice: "Peça um novo na receção." },
    busy: { title: "Um momento, por favor", advice: "A página abre sozinha dentro de segundos." },
    failed: { title: "Não funcionou", advice: "Tente novamente ou ligue para a receção." },
    open: "Abrir a página",
  },
  nl: {
    gone: { title: "Deze code werkt niet meer", advice: "Vraag de receptie om een nieuwe." },
    busy: { title: "Een ogenblik geduld", advice: "De pagina opent vanzelf over enkele seconden." },
    failed: { title: "Dat is niet gelukt", advice: "Probeer het opnieuw of bel de receptie." },
    open: "Pagina openen",
  },
  tr: {
    gone: { title: "Bu kod artık çalışmıyor", advice: "Lütfen resepsiyondan yenisini isteyin." },
    busy: { title: "Bir dakika, lütfen", advice: "Sayfa birkaç saniye içinde kendiliğinden açılır." },
    failed: { title: "Bu işe yaramadı", advice: "Lütfen yeniden deneyin veya resepsiyonu arayın." },
    open: "Sayfayı aç",
  },
  ru: {
    gone: { title: "Этот код больше не действует", advice: "Попросите новый на стойке регистрации." },
    busy: { title: "Одну минуту, пожалуйста", advice: "Страница откроется сама через несколько секунд." },
    failed: { title: "Не получилось", advice: "Попробуйте ещё раз или позвоните на стойку регистрации." },
    open: "Открыть страницу",
  },
  ar: {
    gone: { title: "هذا الرمز لم يعد صالحًا", advice: "يُرجى طلب رمز جديد من الاستقبال." },
    busy: { title: "لحظة من فضلكم", advice: "ستُفتح الصفحة تلقائيًا خلال ثوانٍ." },
    failed: { title: "لم ينجح ذلك", advice: "يُرجى المحاولة مرة أخرى أو الاتصال بالاستقبال." },
    open: "فتح الصفحة",
  },
  zh: {
    gone: { title: "此二维码已失效", advice: "请向前台索取新的二维码。" },
    busy: { title: "请稍候", advice: "页面将在几秒后自动打开。" },
    failed: { title: "操作未成功", advice: "请重试，或致电前台。" },
    open: "打开页面",
  },
  ja: {
    gone: { title: "このコードは現在使えません", advice: "新しいコードをフロントでお尋ねください。" },
    busy: { title: "少々お待ちください", advice: "数秒後にページが自動で開きます。" },
    failed: {
      title: "うまくいきませんでした",
      advice: "もう一度お試しいただくか、フロントへお電話ください。",
    },
    open: "ページを開く",
  },
};
