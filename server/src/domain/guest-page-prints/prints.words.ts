import type { CardLanguage } from "../welcome-card/index.ts";

type PrintWords = {
  room: string;
  /** What the code is for. */
  scan: string;
  /** The same inside a house whose Wi-Fi the page shows. */
  scanForWifi: string;
  /** Who answers what guests ask there. */
  first: string;
};

export const printWords: Record<CardLanguage, PrintWords> = {
  en: {
    room: "Room",
    scan: "Scan for house information and answers in your language.",
    scanForWifi: "Scan for Wi-Fi, house information and answers in your language.",
    first: "An assistant replies first.",
  },
  es: {
    room: "Habitación",
    scan: "Escanee el código: información del hotel y respuestas en su idioma.",
    scanForWifi: "Escanee el código: wifi, información del hotel y respuestas en su idioma.",
    first: "Primero responde un asistente.",
  },
  fr: {
    room: "Chambre",
    scan: "Scannez le code\u00a0: informations pratiques et réponses dans votre langue.",
    scanForWifi: "Scannez le code\u00a0: Wi-Fi, informations pratiques et réponses dans votre langue.",
    first: "Un assistant répond d’abord.",
  },
  de: {
    room: "Zimmer",
    scan: "Code scannen: Infos zum Haus und Antworten in Ihrer Sprache.",
    scanForWifi: "Code scannen: WLAN, Infos zum Haus und Antworten in Ihrer Sprache.",
    first: "Zuerst antwortet ein Assistent.",
  },
  it: {
    room: "Camera",
    scan: "Inquadri il codice: informazioni utili e risposte nella sua lingua.",
    scanForWifi: "Inquadri il codice: Wi-Fi, informazioni utili e risposte nella sua lingua.",
    first: "Prima risponde un assistente.",
  },
  pt: {
    room: "Quarto",
    scan: "Leia o código: informações da casa e respostas na sua língua.",
    scanForWifi: "Leia o código: Wi-Fi, informações da casa e respostas na sua língua.",
    first: "Primeiro responde um assistente.",
  },
  ar: {
    room: "غرفة",
    scan: "امسحوا الرمز لمعلومات الفندق وإجابات بلغتكم.",
    scanForWifi: "امسحوا الرمز للواي فاي ومعلومات الفندق وإجابات بلغتكم.",
    first: "يجيب مساعد آلي أولاً.",
  },
  nl: {
    room: "Kamer",
    scan: "Scan de code: informatie over het huis en antwoorden in uw taal.",
    scanForWifi: "Scan de code: wifi, informatie over het huis en antwoorden in uw taal.",
    first: "Eerst antwoordt een assistent.",
  },
  zh: {
    room: "房间",
    scan: "扫描二维码，查看酒店信息，并用您的语言获得解答。",
    scanForWifi: "扫描二维码，查看 Wi-Fi 和酒店信息，并用您的语言获得解答。",
    first: "智能助手会先回复。",
  },
  ja: {
    room: "客室",
    scan: "コードを読み取ると、館内のご案内とご質問への回答をご自分の言語でご覧いただけます。",
    scanForWifi: "コードを読み取ると、Wi-Fi、館内のご案内、ご質問への回答をご自分の言語でご覧いただけます。",
    first: "はじめに自動アシスタントがお答えします。",
  },
  ru: {
    room: "Номер",
    scan: "Отсканируйте код: всё об отеле и ответы на вашем языке.",
    scanForWifi: "Отсканируйте код: Wi-Fi, всё об отеле и ответы на вашем языке.",
    first: "Сначала отвечает ассистент.",
  },
  tr: {
    room: "Oda",
    scan: "Kodu okutun: otel bilgileri ve kendi dilinizde yanıtlar.",
    scanForWifi: "Kodu okutun: Wi-Fi, otel bilgileri ve kendi dilinizde yanıtlar.",
    first: "Önce bir asistan yanıtlar.",
  },
  he: {
    room: "חדר",
    scan: "סרקו את הקוד למידע על המלון ולתשובות בשפה שלכם.",
    scanForWifi: "סרקו את הקוד ל־Wi-Fi, למידע על המלון ולתשובות בשפה שלכם.",
    first: "עוזר אוטומטי משיב תחילה.",
  },
};

/** What a code is for, and that an assistant replies first. */
export function invitation(language: CardLanguage, { forWifi }: { forWifi: boolean }): string {
  const { scan, scanForWifi, first } = printWords[language];
  // Full stops of Chinese and Japanese contain their space.
  return `${forWifi ? scanForWifi : scan}${language === "zh" || language === "ja" ? "" : " "}${first}`;
}
