import type { GuestLanguage } from "@bellhop/contract/guest-languages";
import type { MailKinds } from "./kinds.ts";
import type { MailText } from "./mail.words.ts";

type Words = (params: MailKinds["stay_code"]) => MailText;

/** The code has a separate line, which people and programs can copy. */
export const stayCodeWords: Record<GuestLanguage, Words> = {
  en: ({ code, venue }) => ({
    subject: `Code for your stay: ${code}`,
    greeting: "Hello,",
    lines: [
      `Someone, probably you, wants to see a stay at ${venue} on its guest page. Enter this code there:`,
      code,
    ],
    ending: [
      "The code works for 10 minutes, once, and only in the browser that asked for it.",
      "Don't share it. If this was not you, ignore this e-mail. No one sees your stay without the code.",
    ],
  }),
  es: ({ code, venue }) => ({
    subject: `Código para su estancia: ${code}`,
    greeting: "Hola:",
    lines: [
      `Alguien, probablemente usted, quiere ver una estancia en ${venue} en su página para huéspedes. Introduzca allí este código:`,
      code,
    ],
    ending: [
      "El código es válido durante 10 minutos, una vez y solo en el navegador en que se pidió.",
      "No se lo dé a nadie. Si no ha sido usted, ignore este correo. Sin el código nadie ve su estancia.",
    ],
  }),
  fr: ({ code, venue }) => ({
    subject: `Code pour votre séjour : ${code}`,
    greeting: "Bonjour,",
    lines: [
      `Quelqu’un, sans doute vous, souhaite voir un séjour chez ${venue} sur sa page clients. Saisissez-y ce code :`,
      code,
    ],
    ending: [
      "Le code est valable 10 minutes, une seule fois et seulement dans le navigateur qui l’a demandé.",
      "Ne le donnez à personne. Si ce n’était pas vous, ignorez cet e-mail. Sans le code, personne ne voit votre séjour.",
    ],
  }),
  de: ({ code, venue }) => ({
    subject: `Code für Ihren Aufenthalt: ${code}`,
    greeting: "Guten Tag,",
    lines: [
      `jemand, wahrscheinlich Sie, möchte auf der Gästeseite von ${venue} einen Aufenthalt ansehen. Geben Sie dort diesen Code ein:`,
      code,
    ],
    ending: [
      "Der Code gilt 10 Minuten, einmal und nur in dem Browser, der ihn angefordert hat.",
      "Geben Sie ihn niemandem. Wenn Sie es nicht waren, ignorieren Sie diese E-Mail. Ohne den Code sieht niemand Ihren Aufenthalt.",
    ],
  }),
  it: ({ code, venue }) => ({
    subject: `Codice per il Suo soggiorno: ${code}`,
    greeting: "Buongiorno,",
    lines: [
      `qualcuno, probabilmente Lei, vuole vedere un soggiorno presso ${venue} nella pagina per gli ospiti. Inserisca lì questo codice:`,
      code,
    ],
    ending: [
      "Il codice è valido per 10 minuti, una sola volta e solo nel browser che lo ha richiesto.",
      "Non lo dia a nessuno. Se non è stato Lei, ignori questa e-mail. Senza il codice nessuno vede il Suo soggiorno.",
    ],
  }),
  pt: ({ code, venue }) => ({
    subject: `Código para a sua estadia: ${code}`,
    greeting: "Olá,",
    lines: [
      `Alguém, provavelmente você, quer ver uma estadia em ${venue} na página para hóspedes. Introduza lá este código:`,
      code,
    ],
    ending: [
      "O código é válido durante 10 minutos, uma vez e só no navegador que o pediu.",
      "Não o dê a ninguém. Se não foi você, ignore este e-mail. Sem o código, ninguém vê a sua estadia.",
    ],
  }),
  ar: ({ code, venue }) => ({
    subject: `رمز إقامتك: ${code}`,
    greeting: "مرحبًا،",
    lines: [
      `يريد شخص ما، على الأرجح أنت، رؤية إقامة في ${venue} على صفحة النزلاء. أدخل هذا الرمز هناك:`,
      code,
    ],
    ending: [
      "الرمز صالح لمدة 10 دقائق، ولمرة واحدة، وفي المتصفح الذي طلبه فقط.",
      "لا تعطه لأحد. إن لم تكن أنت من طلبه، فتجاهل هذه الرسالة. لا يرى أحد إقامتك من دون الرمز.",
    ],
  }),
  nl: ({ code, venue }) => ({
    subject: `Code voor uw verblijf: ${code}`,
    greeting: "Hallo,",
    lines: [
      `Iemand, waarschijnlijk u, wil een verblijf bij ${venue} zien op de gastenpagina. Vul daar deze code in:`,
      code,
    ],
    ending: [
      "De code werkt 10 minuten, één keer en alleen in de browser die erom vroeg.",
      "Geef hem aan niemand. Was u dit niet? Negeer dan deze e-mail. Zonder de code ziet niemand uw verblijf.",
    ],
  }),
  zh: ({ code, venue }) => ({
    subject: `您的住宿验证码：${code}`,
    greeting: "您好！",
    lines: [`有人（很可能是您本人）希望在 ${venue} 的客人页面上查看住宿信息。请在该页面输入此验证码：`, code],
    ending: [
      "验证码 10 分钟内有效，只能使用一次，且只能在请求它的浏览器中使用。",
      "请勿告诉任何人。如果不是您本人操作，请忽略此邮件。没有验证码，任何人都看不到您的住宿信息。",
    ],
  }),
  ja: ({ code, venue }) => ({
    subject: `ご宿泊の確認コード：${code}`,
    greeting: "こんにちは。",
    lines: [
      `どなたか（おそらくご本人）が、${venue} のゲストページでご宿泊の表示を希望しています。ページで次のコードを入力してください。`,
      code,
    ],
    ending: [
      "コードの有効期限は 10 分です。一度だけ、請求したブラウザーでのみ使えます。",
      "誰にも教えないでください。お心当たりがない場合は、このメールを無視してください。コードがなければ、ご宿泊は誰にも表示されません。",
    ],
  }),
  ru: ({ code, venue }) => ({
    subject: `Код для вашего проживания: ${code}`,
    greeting: "Здравствуйте!",
    lines: [
      `Кто-то, вероятно вы, хочет увидеть проживание в ${venue} на странице для гостей. Введите там этот код:`,
      code,
    ],
    ending: [
      "Код действует 10 минут, один раз и только в том браузере, где его запросили.",
      "Никому его не сообщайте. Если это были не вы, не обращайте внимания на это письмо. Без кода никто не увидит ваше проживание.",
    ],
  }),
  tr: ({ code, venue }) => ({
    subject: `Konaklamanız için kod: ${code}`,
    greeting: "Merhaba,",
    lines: [
      `Biri, büyük olasılıkla siz, ${venue} konuk sayfasında bir konaklamayı görmek istiyor. Bu kodu oraya girin:`,
      code,
    ],
    ending: [
      "Kod 10 dakika, bir kez ve yalnızca istendiği tarayıcıda geçerlidir.",
      "Kodu kimseye vermeyin. Bunu siz istemediyseniz bu e-postayı dikkate almayın. Kod olmadan konaklamanızı kimse göremez.",
    ],
  }),
};
