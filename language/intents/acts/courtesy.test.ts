import { expect, test } from "vitest";
import { reportsEmergency } from "./read-danger.ts";

/** By language: what guests put around a question, and questions of everyday. */
const courtesy: Record<string, { frames: string[]; questions: string[] }> = {
  en: {
    frames: [
      "Please help, {q}",
      "Help! {q}",
      "Can somebody please help me: {q}",
      "Sorry to bother you, I urgently need your help. {q}",
      "HELP PLEASE!!! {q}",
      "{q} Please help me, thank you so much!",
      "SOS, quick question: {q}",
    ],
    questions: [
      "what time is breakfast?",
      "what is the wifi password?",
      "where can we park?",
      "do you have a wheelchair?",
      "is there a pool?",
      "how late can we check out?",
      "where is the nearest pharmacy?",
      "can I smoke on the balcony?",
      "are dogs allowed?",
      "we are two people stuck in a traffic jam, until when can we check in?",
    ],
  },
  de: {
    frames: [
      "Bitte helfen Sie mir: {q}",
      "Hilfe! {q}",
      "Hallo, könnte mir bitte jemand helfen? {q}",
      "Entschuldigung, ich brauche dringend Ihre Hilfe. {q}",
      "HILFE BITTE!!! {q}",
      "{q} Bitte helfen Sie uns, vielen Dank!",
      "Ganz dringende Frage: {q}",
    ],
    questions: [
      "wann gibt es Frühstück?",
      "wie lautet das WLAN-Passwort?",
      "wo können wir parken?",
      "haben Sie einen Rollstuhl?",
      "gibt es einen Pool?",
      "bis wann müssen wir auschecken?",
      "wo ist die nächste Apotheke?",
      "darf man auf dem Balkon rauchen?",
      "sind Hunde erlaubt?",
      "wir sind zu zweit und stehen im Stau, bis wann können wir einchecken?",
    ],
  },
  fr: {
    frames: [
      "Aidez-moi s'il vous plaît, {q}",
      "Au secours ! {q}",
      "Bonjour, quelqu'un peut-il m'aider ? {q}",
      "Désolé de vous déranger, j'ai besoin de votre aide. {q}",
      "À L'AIDE SVP !!! {q}",
      "{q} Aidez-nous s'il vous plaît, merci beaucoup !",
      "Question très urgente : {q}",
    ],
    questions: [
      "à quelle heure est le petit-déjeuner ?",
      "quel est le mot de passe du wifi ?",
      "où peut-on se garer ?",
      "avez-vous un fauteuil roulant ?",
      "y a-t-il une piscine ?",
      "jusqu'à quelle heure peut-on garder la chambre ?",
      "où est la pharmacie la plus proche ?",
      "peut-on fumer sur le balcon ?",
      "les chiens sont-ils acceptés ?",
      "nous sommes deux personnes coincées dans les bouchons, jusqu'à quand peut-on arriver ?",
    ],
  },
  es: {
    frames: [
      "Por favor, ayúdeme: {q}",
      "¡Ayuda! {q}",
      "Hola, ¿alguien me puede ayudar? {q}",
      "Perdón por molestar, necesito su ayuda urgente. {q}",
      "¡¡SOCORRO, POR FAVOR!! {q}",
      "{q} Ayúdenos por favor, ¡muchas gracias!",
      "Pregunta muy urgente: {q}",
    ],
    questions: [
      "¿a qué hora es el desayuno?",
      "¿cuál es la clave del wifi?",
      "¿dónde podemos aparcar?",
      "¿tienen una silla de ruedas?",
      "¿hay piscina?",
      "¿hasta qué hora podemos dejar la habitación?",
      "¿dónde está la farmacia más cercana?",
      "¿se puede fumar en el balcón?",
      "¿se admiten perros?",
      "somos dos personas y estamos en un atasco, ¿hasta cuándo podemos llegar?",
    ],
  },
  it: {
    frames: [
      "Per favore, mi aiuti: {q}",
      "Aiuto! {q}",
      "Salve, qualcuno può aiutarmi? {q}",
      "Scusi il disturbo, ho urgente bisogno del vostro aiuto. {q}",
      "AIUTO PER FAVORE!!! {q}",
      "{q} Aiutateci per favore, grazie mille!",
    ],
    questions: [
      "a che ora è la colazione?",
      "qual è la password del wifi?",
      "dove possiamo parcheggiare?",
      "avete una sedia a rotelle?",
      "c'è una piscina?",
      "fino a che ora possiamo tenere la camera?",
      "dov'è la farmacia più vicina?",
      "si può fumare sul balcone?",
      "i cani sono ammessi?",
      "siamo due persone bloccate nel traffico, fino a quando possiamo arrivare?",
    ],
  },
  nl: {
    frames: [
      "Help me alstublieft, {q}",
      "Help! {q}",
      "Hallo, kan iemand mij helpen? {q}",
      "Sorry voor het storen, ik heb dringend uw hulp nodig. {q}",
      "HELP AUB!!! {q}",
      "{q} Help ons alstublieft, heel erg bedankt!",
    ],
    questions: [
      "hoe laat is het ontbijt?",
      "wat is het wifi-wachtwoord?",
      "waar kunnen we parkeren?",
      "heeft u een rolstoel?",
      "is er een zwembad?",
      "tot hoe laat mogen we de kamer houden?",
      "waar is de dichtstbijzijnde apotheek?",
      "mag je roken op het balkon?",
      "zijn honden toegestaan?",
      "we zijn met twee personen en staan in de file, tot wanneer kunnen we inchecken?",
    ],
  },
};

const framed = Object.entries(courtesy).flatMap(([language, { frames, questions }]) =>
  frames.map((frame) => ({
    language,
    frame,
    texts: questions.map((question) => frame.replace("{q}", question)),
  })),
);

test.each(framed)("$language: courtesy raises no alarm: $frame", ({ language, texts }) => {
  expect(texts.filter((text) => reportsEmergency(text, language))).toEqual([]);
});

test.each([
  ["en", "Please help, my wife isn't breathing"],
  ["en", "Sorry to bother you, there is smoke in the corridor, please help"],
  ["de", "Bitte helfen Sie mir, mein Mann schlägt mich"],
  ["fr", "Aidez-moi s'il vous plaît, mon mari me frappe"],
  ["es", "Por favor, ayúdeme, mi marido me está pegando"],
  ["it", "Aiuto! Mia moglie non respira"],
  ["nl", "Help, mijn man heeft pijn op de borst"],
])("%s: courtesy hides no danger: %s", (language, text) => {
  expect(reportsEmergency(text, language)).toBe(true);
});

test.each([
  [
    "de",
    "Bis wann kann ich kostenlos stornieren? Meine Mutter ist gestürzt und wir wissen nicht, ob wir reisen können.",
  ],
  ["en", "Until when can we cancel free of charge? My father had a stroke."],
  [
    "en",
    "third night in a row whoever's above us is moving furniture at 2am. we're in 204. for this money??",
  ],
  ["it", "scusate il wifi come si chiama e la pass dove la trovo che mia figlia sta dando di matto"],
])("%s: a reason, or what happens every night, raises no alarm: %s", (language, text) => {
  expect(reportsEmergency(text, language)).toBe(false);
});

test.each([
  ["en", "My mother fell in the bathroom and is bleeding, can we cancel dinner?"],
  ["de", "Jede Nacht schlägt mich mein Mann, ich habe Angst"],
  ["es", "llevo toda la noche despierto pensando en tirarme por el balcón"],
  ["en", "I keep thinking of jumping off the balcony"],
  ["fr", "je pense à me jeter par la fenêtre"],
])("%s: a danger beside them does: %s", (language, text) => {
  expect(reportsEmergency(text, language)).toBe(true);
});
