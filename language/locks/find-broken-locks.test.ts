import { expect, test } from "vitest";
import { findBrokenLocks, type LockKind } from "./index.ts";

type Pair = readonly [from: string, source: string, to: string, translation: string];

const right: Pair[] = [
  ["en", "The bar is open from 7:00 to 10:30 pm.", "de", "Die Bar ist von 19:00 bis 22:30 Uhr geöffnet."],
  ["en", "The bar is open from 7:00 to 10:30 pm.", "fr", "Le bar est ouvert de 19h à 22h30."],
  ["en", "The bar is open from 7:00 to 10:30 pm.", "ja", "バーは午後7時から10時半まで営業しています。"],
  ["zh", "酒吧营业时间为晚上7点到10点半。", "ar", "البار مفتوح من الساعة ٧ حتى ١٠:٣٠ مساءً."],
  ["de", "Sonntags gibt es Frühstück bis halb zwölf.", "en", "On Sundays breakfast is served until 11:30."],
  ["en", "Two cots are free of charge.", "zh", "免费提供2张婴儿床。"],
  ["en", "The single rooms have no balcony.", "it", "Le camere singole sono senza balcone."],
  ["en", "The single rooms have no balcony.", "tr", "Tek kişilik odalar balkonsuzdur."],
  ["ru", "Курение запрещено.", "ja", "館内は禁煙です。"],
  ["en", "Parking costs €12 and is not included.", "nl", "Parkeren kost 12 euro, tegen een toeslag."],
  ["en", "Breakfast is not included.", "de", "Frühstück gegen Aufpreis."],
  ["fr", "Le lit bébé est sans supplément.", "es", "La cuna es gratis."],
  ["it", "Il deposito costa 1.500 €.", "en", "The deposit is €1,500."],
  ["en", "Open from 1 May to 15 October 2026.", "ja", "2026年5月1日から10月15日まで営業しています。"],
  [
    "de",
    "Der Parkplatz ist vom 24.12. bis 06.01. gesperrt.",
    "de",
    "Der Parkplatz ist vom 24. Dezember bis 6. Januar gesperrt.",
  ],
  ["en", "The sauna is closed on Mondays.", "de", "Die Sauna ist täglich außer Montag geöffnet."],
  ["en", "The sauna is closed on Sundays.", "pt", "A sauna está aberta de segunda a sábado."],
  [
    "en",
    "You can cancel up to 48 hours before arrival.",
    "de",
    "Sie können bis zwei Tage vor der Anreise stornieren.",
  ],
  ["en", "The shuttle takes half an hour.", "ru", "Трансфер занимает 30 минут."],
  ["en", "Do not hesitate to call +43 512 123456.", "fr", "Appelez-nous au +43 512 123 456."],
  ["en", "The Salt Room serves fish.", "ar", "يقدم مطعم The Salt Room الأسماك."],
  [
    "en",
    "Dinner starts at half past seven in the evening.",
    "ru",
    "Ужин начинается в половине восьмого вечера.",
  ],
  ["es", "La piscina mide veinticinco metros.", "ar", "يبلغ طول المسبح خمسة وعشرين متراً."],
  ["en", "The pool doesn't open until 2 pm.", "zh", "泳池下午两点才开放。"],
  ["de", "Kinder unter 16 haben keinen Zutritt.", "en", "Only guests aged 16 and over may enter."],
  ["en", "The front desk never closes.", "tr", "Resepsiyonumuz 7/24 açıktır."],
  ["fr", "Comptez 60 dollars canadiens.", "pt", "Custa cerca de 60 dólares canadenses."],
  ["en", "We arrive on 12/05 and leave on 12 May 2026.", "de", "Wir kommen am 12.05. an, Abreise 12.5.2026."],
  ["de", "Die Bar schließt um halb eins nachts.", "en", "The bar closes at 12:30 am."],
  ["es", "El spa no está incluido, salvo en las suites.", "it", "La spa è inclusa solo nelle suite."],
  ["en", "The tax isn't part of the room rate.", "es", "La tasa se abona aparte."],
  ["fr", "Le bar ferme ses portes à minuit.", "zh", "酒吧营业至午夜。"],
  ["zh", "身高1.3米以下儿童免费。", "ja", "身長130cm未満のお子様は無料です。"],
  ["it", "Il rifugio è chiuso da novembre ad aprile.", "ru", "Приют работает только с мая по октябрь."],
  ["en", "A quarter of our rooms have a sea view.", "zh", "四分之一的客房可观海景。"],
  ["en", "You can't enter the spa without a swimsuit.", "tr", "Spaya yalnızca mayoyla girilebilir."],
  ["pl", "Potrzebujemy dwóch ręczników o 18:30.", "en", "We need two towels at 6:30 pm."],
];

test.each(right)("a right translation from %s passes: %s (%s: %s)", (from, source, to, translation) => {
  expect(findBrokenLocks({ text: source, language: from }, { text: translation, language: to })).toEqual([]);
});

const broken: (readonly [LockKind, ...Pair])[] = [
  ["figure", "en", "Two cots are free of charge.", "zh", "免费提供3张婴儿床。"],
  ["figure", "tr", "Havuz 30 derecedir.", "es", "La piscina está a 31 grados."],
  ["time", "en", "Breakfast is from 7 to 10:30 am.", "es", "El desayuno es de 7 a 11:30."],
  ["time", "en", "The bar is open until 11 pm.", "de", "Die Bar ist bis 11 Uhr geöffnet."],
  ["time", "ja", "バーは午後7時からです。", "zh", "酒吧上午7点开始营业。"],
  ["time", "en", "Yoga is in the morning.", "fr", "Le yoga a lieu le soir."],
  ["date", "en", "Open from 1 May to 15 October.", "fr", "Ouvert du 1er mars au 15 octobre."],
  ["price", "en", "Parking costs €12 per night.", "it", "Il parcheggio costa 12 $ a notte."],
  ["price", "ru", "Парковка стоит 900 рублей.", "en", "Parking costs 900 lira."],
  ["figure", "en", "Dogs up to 10 kg are welcome.", "de", "Hunde ab 10 kg sind willkommen."],
  ["price", "en", "A cot is €10, a bed €25.", "fr", "Un lit bébé coûte 25 €, un lit 10 €."],
  ["free", "es", "La cuna es gratuita, la cama es de pago.", "ja", "ベビーベッドは有料、ベッドは無料です。"],
  ["time", "ru", "Ужин в половине восьмого вечера.", "en", "Dinner is at half past eight in the evening."],
  ["date", "en", "We arrive on 05/12.", "de", "Wir kommen am 12.05. an."],
  ["negation", "en", "The technician comes today.", "de", "Der Techniker kommt heute nicht."],
  ["negation", "de", "Ohne Ausweis ist kein Check-in möglich.", "en", "Check-in is possible without an ID."],
  ["unit", "en", "The beach is 200 metres away.", "ru", "Пляж находится в 200 километрах."],
  ["phone", "en", "Call +43 512 123456.", "ja", "お電話は+43 512 123457まで。"],
  ["address", "en", "Write to info@seehof.example.", "de", "Schreiben Sie an inf@seehof.example."],
  ["name", "en", "Dinner is in The Painted Door.", "fr", "Le dîner est servi au Silver Spoon."],
  ["name", "en", "The network is SeehofGuest.", "de", "Das Netz heißt SeehofGast."],
  ["negation", "en", "Pets are not allowed.", "nl", "Huisdieren zijn toegestaan."],
  ["negation", "de", "Hunde dürfen ins Restaurant.", "ru", "Собаки не допускаются в ресторан."],
  ["negation", "tr", "Evcil hayvan kabul edilmez.", "ar", "يُسمح باصطحاب الحيوانات الأليفة."],
  ["negation", "zh", "单人间没有阳台。", "ja", "シングルルームにはバルコニーがあります。"],
  ["negation", "en", "It is not heated and not covered.", "de", "Es ist nicht beheizt und überdacht."],
  ["negation", "es", "El spa cierra los festivos.", "ja", "スパは祝日も営業しています。"],
  ["negation", "en", "Only residents can use it.", "ar", "يمكن لغير النزلاء أيضًا استخدامه."],
  ["unit", "fr", "Cinq chambres et trois salles de bains.", "en", "Three bedrooms and five bathrooms."],
  ["figure", "tr", "3 restoran ve 5 bar bulunmaktadır.", "ru", "5 ресторанов и 3 бара."],
  [
    "included",
    "pt",
    "O berço é gratuito e a cama extra é paga.",
    "en",
    "The cot and the extra bed are free.",
  ],
  ["yes_no", "en", "Yes, we have a garage.", "es", "No, tenemos un garaje."],
  ["free", "en", "Wi-Fi is free.", "ru", "Wi-Fi платный."],
  ["free", "de", "Die Sauna ist gebührenpflichtig.", "ja", "サウナは無料です。"],
  ["free", "fr", "Le parking est gratuit.", "pt", "Há estacionamento."],
  ["included", "en", "Breakfast is included.", "de", "Frühstück gegen Aufpreis."],
  ["included", "ar", "الإفطار غير مشمول.", "en", "Breakfast is included."],
  ["weekday", "en", "The pool is closed on Mondays.", "tr", "Havuz pazar günleri kapalıdır."],
  ["weekday", "es", "Abierto de lunes a viernes.", "ja", "月曜日から木曜日まで営業しています。"],
  ["language", "en", "Please ring the bell at the door.", "de", "Please ring the bell at the door."],
  [
    "language",
    "en",
    "Please ring the bell at the door.",
    "ja",
    "请按门铃。谢谢您的配合，祝您愉快。Please ring.",
  ],
];

test.each(broken)("%s is locked: from %s %s (%s: %s)", (kind, from, source, to, translation) => {
  const kinds = findBrokenLocks({ text: source, language: from }, { text: translation, language: to }).map(
    (lock) => lock.kind,
  );
  expect(kinds).toContain(kind);
});

test("a broken lock names the words of both texts", () => {
  const locks = findBrokenLocks(
    { text: "Check-in from 15:00.", language: "en" },
    { text: "Check-in ab 16:00 Uhr.", language: "de" },
  );
  expect(locks).toEqual([{ kind: "time", missing: ["15:00"], extra: ["16:00"] }]);
});
