import type { GuestLanguage } from "@bellhop/language/detection";

export type CardWords = {
  welcome: string;
  welcomeName: string;
  glad: string;
  ask: string;
  /** The code opens WhatsApp. */
  how: string;
  /** The code opens the guest page. */
  howOnPage: string;
  arrival: string;
  departure: string;
};

/** Hebrew is here although the assistant does not write it: the card needs only a few words. */
export type CardLanguage = GuestLanguage | "he";

export const cardWords: Record<CardLanguage, CardWords> = {
  en: {
    welcome: "Welcome",
    welcomeName: "Welcome, {name}",
    glad: "We are glad you are here.",
    ask: "Ask us anything",
    how: "Scan to write to us on WhatsApp, in your language. An assistant replies first; our team is there when you want a person.",
    howOnPage:
      "Scan for house information and to write to us, in your language. An assistant replies first; our team is there when you want a person.",
    arrival: "Arrival",
    departure: "Departure",
  },
  es: {
    welcome: "Le damos la bienvenida",
    welcomeName: "Le damos la bienvenida, {name}",
    glad: "Nos alegra tenerle aquí.",
    ask: "Pregúntenos lo que quiera",
    how: "Escanee el código para escribirnos por WhatsApp en su idioma. Primero responde un asistente; nuestro equipo está aquí si prefiere hablar con una persona.",
    howOnPage:
      "Escanee el código para ver la información del hotel y escribirnos en su idioma. Primero responde un asistente; nuestro equipo está aquí si prefiere hablar con una persona.",
    arrival: "Llegada",
    departure: "Salida",
  },
  fr: {
    welcome: "Bienvenue",
    welcomeName: "Bienvenue, {name}",
    glad: "Nous sommes heureux de vous accueillir.",
    ask: "Une question\u00a0?",
    how: "Scannez le code pour nous écrire sur WhatsApp, dans votre langue. Un assistant répond d’abord\u00a0; notre équipe prend le relais dès que vous le souhaitez.",
    howOnPage:
      "Scannez le code pour les informations pratiques et pour nous écrire, dans votre langue. Un assistant répond d’abord\u00a0; notre équipe prend le relais dès que vous le souhaitez.",
    arrival: "Arrivée",
    departure: "Départ",
  },
  de: {
    welcome: "Willkommen",
    welcomeName: "Willkommen, {name}",
    glad: "Schön, dass Sie da sind.",
    ask: "Fragen Sie uns einfach",
    how: "Scannen Sie den Code und schreiben Sie uns auf WhatsApp, in Ihrer Sprache. Zuerst antwortet ein Assistent; unser Team ist für Sie da, wenn Sie es wünschen.",
    howOnPage:
      "Scannen Sie den Code für Infos zum Haus und schreiben Sie uns in Ihrer Sprache. Zuerst antwortet ein Assistent; unser Team ist für Sie da, wenn Sie es wünschen.",
    arrival: "Anreise",
    departure: "Abreise",
  },
  it: {
    welcome: "Le diamo il benvenuto",
    welcomeName: "Le diamo il benvenuto, {name}",
    glad: "Siamo felici di averla con noi.",
    ask: "Ci chieda quello che vuole",
    how: "Inquadri il codice per scriverci su WhatsApp nella sua lingua. Prima risponde un assistente; il nostro team è a disposizione se preferisce una persona.",
    howOnPage:
      "Inquadri il codice per le informazioni utili e per scriverci nella sua lingua. Prima risponde un assistente; il nostro team è a disposizione se preferisce una persona.",
    arrival: "Arrivo",
    departure: "Partenza",
  },
  pt: {
    welcome: "Boas-vindas",
    welcomeName: "Boas-vindas, {name}",
    glad: "Estamos muito felizes com a sua visita.",
    ask: "Pergunte-nos o que quiser",
    how: "Leia o código para nos escrever pelo WhatsApp, na sua língua. Primeiro responde um assistente; a nossa equipa está disponível se preferir uma pessoa.",
    howOnPage:
      "Leia o código para ver as informações da casa e nos escrever, na sua língua. Primeiro responde um assistente; a nossa equipa está disponível se preferir uma pessoa.",
    arrival: "Chegada",
    departure: "Partida",
  },
  ar: {
    welcome: "أهلاً وسهلاً",
    welcomeName: "أهلاً وسهلاً، {name}",
    glad: "يسعدنا وجودكم معنا.",
    ask: "اسألونا عمّا تشاؤون",
    how: "امسحوا الرمز لمراسلتنا عبر واتساب بلغتكم. يجيب مساعد آلي أولاً، وفريقنا حاضر متى أردتم التحدث إلى شخص.",
    howOnPage:
      "امسحوا الرمز لمعلومات الفندق ولمراسلتنا بلغتكم. يجيب مساعد آلي أولاً، وفريقنا حاضر متى أردتم التحدث إلى شخص.",
    arrival: "الوصول",
    departure: "المغادرة",
  },
  nl: {
    welcome: "Welkom",
    welcomeName: "Welkom, {name}",
    glad: "Fijn dat u er bent.",
    ask: "Vraag ons gerust",
    how: "Scan de code en schrijf ons via WhatsApp, in uw taal. Eerst antwoordt een assistent; ons team staat klaar als u liever een medewerker spreekt.",
    howOnPage:
      "Scan de code voor informatie over het huis en schrijf ons in uw taal. Eerst antwoordt een assistent; ons team staat klaar als u liever een medewerker spreekt.",
    arrival: "Aankomst",
    departure: "Vertrek",
  },
  zh: {
    welcome: "欢迎光临",
    welcomeName: "欢迎您，{name}",
    glad: "很高兴您的到来。",
    ask: "有问题请随时问我们",
    how: "扫描二维码，用您的语言通过 WhatsApp 联系我们。智能助手会先回复；如需人工服务，我们的团队随时为您服务。",
    howOnPage:
      "扫描二维码，查看酒店信息，并用您的语言联系我们。智能助手会先回复；如需人工服务，我们的团队随时为您服务。",
    arrival: "入住",
    departure: "退房",
  },
  ja: {
    welcome: "ようこそ",
    welcomeName: "ようこそ、{name} 様",
    glad: "お越しいただき、ありがとうございます。",
    ask: "何でもお尋ねください",
    how: "コードを読み取ると、WhatsAppでご自分の言語でお問い合わせいただけます。はじめに自動アシスタントがお答えし、ご希望の際はスタッフが対応いたします。",
    howOnPage:
      "コードを読み取ると、館内のご案内とお問い合わせをご自分の言語でご利用いただけます。はじめに自動アシスタントがお答えし、ご希望の際はスタッフが対応いたします。",
    arrival: "ご到着",
    departure: "ご出発",
  },
  ru: {
    welcome: "Добро пожаловать",
    welcomeName: "Добро пожаловать, {name}",
    glad: "Мы рады видеть вас у нас.",
    ask: "Спрашивайте нас обо всём",
    how: "Отсканируйте код и напишите нам в WhatsApp на вашем языке. Сначала отвечает ассистент; если нужен человек, ответят наши сотрудники.",
    howOnPage:
      "Отсканируйте код: всё об отеле и переписка с нами на вашем языке. Сначала отвечает ассистент; если нужен человек, ответят наши сотрудники.",
    arrival: "Заезд",
    departure: "Выезд",
  },
  tr: {
    welcome: "Hoş geldiniz",
    welcomeName: "Hoş geldiniz, {name}",
    glad: "Sizi ağırlamaktan mutluluk duyuyoruz.",
    ask: "Bize her şeyi sorabilirsiniz",
    how: "Kodu okutun ve WhatsApp üzerinden bize kendi dilinizde yazın. Önce bir asistan yanıtlar; bir kişiyle görüşmek isterseniz ekibimiz yanınızda.",
    howOnPage:
      "Kodu okutun: otel bilgileri ve bize kendi dilinizde yazma imkânı. Önce bir asistan yanıtlar; bir kişiyle görüşmek isterseniz ekibimiz yanınızda.",
    arrival: "Giriş",
    departure: "Çıkış",
  },
  he: {
    welcome: "ברוכים הבאים",
    welcomeName: "ברוכים הבאים, {name}",
    glad: "אנו שמחים לארח אתכם.",
    ask: "אפשר לשאול אותנו הכול",
    how: "סרקו את הקוד וכתבו לנו ב־WhatsApp בשפה שלכם. עוזר אוטומטי משיב תחילה, והצוות שלנו כאן אם תרצו לדבר עם אדם.",
    howOnPage:
      "סרקו את הקוד למידע על המלון וכדי לכתוב לנו בשפה שלכם. עוזר אוטומטי משיב תחילה, והצוות שלנו כאן אם תרצו לדבר עם אדם.",
    arrival: "הגעה",
    departure: "עזיבה",
  },
};

export const isCardLanguage = (code: string): code is CardLanguage => Object.hasOwn(cardWords, code);
