import type { GuestLanguage } from "@bellhop/contract/guest-languages";

/** Lists of phrases, separated by " | "; `word*` matches any ending, `*word` any beginning. */
export type LockWords = {
  /** Phrases without meaning here; negations; words that may stand for one; exceptions; first words: yes; no. */
  not: string;
  /** Free; may be free; included; may be included; costs extra; words for paying. */
  costs: string;
  /** Monday to Sunday, as beginnings with "/" between variants; working days; weekend; short names. */
  days: string;
  /** Before noon; after noon; night; noon; midnight; minutes spoken beside the hour `#`. */
  clock: string;
  /** "2 two"; words that may be a number; half an hour; day and night. */
  numbers: string;
};

export const unitWords: Readonly<Record<string, string>> = {
  minute: "min, mins, minut*, мин*, dakika*, dk, 分, 分間, 分钟, دقيقة, دقائق",
  hour: "hour*, hr, hrs, stunde*, std, heure*, h, ora, ore, hora, horas, uur, uren, час, часа, часов, часам, ч, saat*, 時間, 小时, 小時, ساعة, ساعات",
  day: "day, days, tag, tage, tagen, jour, jours, giorn*, día, días, dia, dias, dag, dagen, день, дня, дней, дням, суток, gün*, 日, 日間, 天, يوم, أيام, يوما",
  night:
    "night*, nacht*, nächt*, nuit*, nott*, noche*, noite*, ноч*, gece*, 泊, 晚, ليلة, ليالي, ليال, overnachting*, übernacht*",
  week: "week*, woche*, semaine*, settiman*, semana*, weken, недел*, hafta*, 週間, 周, 星期, أسبوع, أسابيع",
  month:
    "month*, monat*, mois, mes, mesi, meses, mese, mês, maand*, месяц*, ay, か月, ヶ月, カ月, 个月, شهر, أشهر",
  year: "year*, jahr*, ans, année*, anno, anni, año*, ano, anos, jaar, лет, год*, yaş*, yıl*, 歳, 才, 年, 岁, سنة, سنوات, عام, أعوام",
  metre: "m, metre*, meter*, mètre*, metr*, метр*, м, メートル, 米, متر, مترا, أمتار",
  kilometre:
    "km, kilomet*, kilomèt*, chilomet*, quilómet*, quilômet*, километр*, км, キロメートル, キロ, 公里, كم, كيلومتر*",
  centimetre: "cm, centim*, zentim*, см, сантим*, santim*, センチ, 厘米, سم",
  mile: "mile, miles, meile*, miglia, milla, millas, milha*, mijl*, мил*, マイル, 英里, ميل, أميال",
  kilogram: "kg, kilo, kilos, kilogram*, кг, килогр*, キログラム, 公斤, 千克, كجم, كغ, كيلوغرام*",
  litre: "l, litre*, liter*, litro, litros, litri, литр*, リットル, 升, لتر*",
  squareMetre:
    "m2, qm, sqm, square met*, quadratmeter*, mètres carrés, metri quadr*, metros cuadrados, metros quadrados, vierkante meter*, кв, квадратн* метр*, metrekare*, 平方メートル, 平米, 平方米, متر مربع, مترا مربعا",
  squareFoot:
    "sq ft, square feet, quadratfuß, pieds carrés, piedi quadr*, pies cuadrados, pés quadrados, vierkante voet, кв футов, 平方フィート, 平方英尺, قدم مربع*",
  hectare: "hectare*, hektar*, ettar*, hectárea*, гектар*, ヘクタール, 公顷, هكتار*",
  inch: "inch*, zoll, pouce*, pollic*, pulgada*, polegada*, дюйм*, inç, インチ, 英寸, بوصة, بوصات",
  foot: "foot, feet, ft, fuß, pieds, piedi, pies, pés, voet, фут, фута, футов, フィート, 英尺, قدم, أقدام",
  gram: "g, gr, gram*, gramm*, gramo*, грамм*, グラム, 克, غرام*, جرام*",
  celsius: "°c, ° c, celsius, grad celsius, degrees celsius, degrés celsius, 摄氏度",
  fahrenheit: "°f, ° f, fahrenheit, grad fahrenheit, degrees fahrenheit, 华氏度",
  floor:
    "floor*, st floor, nd floor, rd floor, th floor, stock, obergeschoss, etage, étage*, ème étage, e étage, piano, piso, planta, andar, verdieping*, этаж*, kat, katta, katında, 階, 楼, 层",
  percent:
    "%, percent, per cent, prozent, pour cent, por ciento, per cento, por cento, procent, процент*, パーセント, بالمئة, في المئة, بالمائة",
  person: "person*, people, pers, pessoa*, человек*, kişi*, 名, 人, 位, أشخاص, شخص, شخصا",
};

/** Names that several currencies share, and "¢", a part of any. */
export const sharedCurrencies: Readonly<Record<string, string>> = {
  "¥": "JPY CNY",
  $: "USD AUD CAD NZD SGD HKD MXN",
  kr: "SEK NOK DKK ISK CZK",
  riyal: "SAR QAR OMR",
  dinar: "KWD BHD TND JOD RSD",
  peso: "MXN ARS CLP COP PHP",
};

/** Names of currencies that the value tables lack. */
export const moreCurrencies: Readonly<Record<string, string>> = {
  EUR: "euro's, يوروهات",
  USD: "us$",
  "¢": "¢",
  "¥": "¥",
  $: "$, dollar, dollars, dollaro, dollari, dólar, dólares, dolar, доллар, доллара, долларов, 米ドル, 美元, دولار, دولارا, دولارات",
  GBP: "pound, pounds, pfund, livres sterling, livre sterling, sterline, sterlina, libra, libras, pond, фунт, фунта, фунтов, sterlin, ポンド, 英镑, جنيه, جنيها",
  CHF: "schweizer franken, francs suisses, franc, frank, franken, франк, франка, франков, スイスフラン, 瑞士法郎, 法郎, فرنك, فرنكا",
  JPY: "yen, yens, yenes, ienes, iene, иен, иены, йен, йены, 日元, ين",
  CNY: "yuan, юань, юаня, юаней, 人民币, 人民元, يوان, يوانا",
  RUB: "rubel, rouble, ruble, rubli, rublo, roebel, рубль, рубля, ルーブル, 卢布, روبل",
  TRY: "₺, lira, lire turche, lirasi, lirası, лир, лиры, トルコリラ, 里拉, ليرة",
  kr: "kr, kronen, krone, kroner, kronor, krona, couronne, corona, corone, coroa, крон, кроны, kron, クローナ, 克朗, كرونة",
  AED: "dirham, дирхам, дирхамов, ディルハム, 迪拉姆, درهم, درهما",
  PLN: "zloty, złoty, zloti, злотых, злотый, ズウォティ, 兹罗提, زلوتي",
  HUF: "forint, форинт, форинтов, フォリント, 福林, فورنت",
  THB: "bahts, батов, бат, バーツ, 泰铢, بات",
  INR: "rupee, rupien, rupie, roupie, rupia, рупий, ルピー, 卢比, روبية",
  riyal: "riyal, rial, риялов, риал, リヤル, 里亚尔, ريال, ريالا",
  dinar: "dinar, dinare, динаров, ディナール, 第纳尔, دينار, دينارا",
  peso: "peso, песо, ペソ, 比索, بيزو",
};

export const lockWords: Readonly<Record<GuestLanguage, LockWords>> = {
  en: {
    not: "gluten-free, lactose-free, no later than, not later than, no more than, not more than, no less than, no fewer than, not only, no longer than, hesitate, do not hesitate, don't hesitate, no problem, feel free, free time, no. *, hands-free, toll-free, not least, no matter, why not, free-standing, closed garage, closed spaces | no, not, none, nor, neither, never, without, cannot, *n't, prohibited, forbidden, banned, closed, unavailable, unable, impossible, nothing, nobody, refrain, non*, lacks, out of order, free of gluten, do not | exclusively, closes, close, exempt, unfortunately, unlimited, *-free, *less, avoid, only, instead, absent, away, invalid, expired, fails, refuse*, unattended, unguarded, unheated, unsupervised, unstaffed, unlit | except, excluding, unless, apart from, other than, but not, with the exception | yes | no",
    costs:
      "for nothing, free entry, free, complimentary, gratis, free of charge, on the house, on us | freely | included, inclusive, covered by the rate | including, include, includes, part of, comes with, come with, with, covered | surcharge*, supplement, extra charge, extra cost, additional charge, additional cost, additional fee, extra fee, for a fee, at a charge, at an additional, at a cost, chargeable, charged separately, paid separately, paid, costs extra, pay extra, extra | charge*, fee, fees, cost*, pay",
    days: "monday, tuesday, wednesday, thursday, friday, saturday, sunday | weekday, weekdays, working days, workdays, business days | weekend, weekends | mon, tue, wed, thu, fri, sat, sun",
    clock:
      "am, a.m., a.m, a. m., in the morning, in the early morning, morning, mornings, at midnight, midnight | pm, p.m., p.m, p. m., in the afternoon, in the evening, evening, evenings, afternoon, afternoons, noon, midday, at noon | at night | noon, midday | midnight | half past # 30, quarter past # 15, quarter to # -15",
    numbers:
      "15 quarter of an hour, 100 one hundred, 100 a hundred | 50 half, 1 one, 1 a, 1 an, 1 first, 2 second, 2 twice, 2 both, 3 third, 4 fourth, 5 fifth, 6 sixth, 3 ground, 12 dozen | half an hour, half-hour, half hour | 24/7, round the clock, around the clock, 24 hours a day, day and night, 24 hours, seven days a week, day or night",
  },
  de: {
    not: "glutenfrei*, laktosefrei*, nicht später als, nicht mehr als, nicht nur, zögern sie nicht, kein problem, nicht zuletzt, nicht vor, nicht weniger als, im freien, freizeit*, freibad*, freien, rund um die uhr, geschlossenen räumen, geschlossene räume, geschlossene garage, geschlossenen garage | nicht, kein, keine, keinen, keinem, keiner, keines, keinerlei, ohne, nie, niemals, weder, nirgends, nichts, niemand, verboten, untersagt, geschlossen, nichtraucher*, unmöglich, unzulässig, *verbot, unerwünscht, ruhetag, niemandem, niemanden | ausschließlich, lediglich, schließt, schließen, entfällt, befreit, leider, unbegrenzt*, *los, *lose, *losen, *frei, *freie, *freien, *freies, unterlassen, verzichten, nur, erst, statt, betriebsferien, betriebsurlaub, ruht, abwesend, ungültig, abgelaufen, außer betrieb, defekt, unbe*, unge*, unver*, unzu* | außer, ausser, ausgenommen, es sei denn, sofern nicht, wenn nicht, mit ausnahme, bis auf, soweit nicht | ja | nein",
    costs:
      "kostenlos*, kostenfrei*, gratis*, gebührenfrei*, unentgeltlich*, umsonst, kostenlose*, *gratis, aufs haus, auf unsere kosten | frei, freier, freien, freie, freies | inbegriffen, enthalten, inklusive, inkl, inkludiert, eingeschlossen | einschließlich, umfasst, beinhaltet, mit, samt, dabei, darunter, im preis | aufpreis, aufschlag, zuschlag, gebührenpflichtig*, kostenpflichtig*, gegen gebühr, gegen bezahlung, extra, zusatzkosten, mehrkosten, aufgeld, gesondert, separat berechnet | gebühr*, kosten, kostet, zahlen, bezahl*, berechne*, berechnet, verrechnet, *gebühr, *kosten",
    days: "montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonntag | werktag, werktags, werktagen, wochentags, wochentagen, unter der woche, werktäglich | wochenende, wochenenden, wochenend* | mo, di, mi, do, fr, sa, so",
    clock:
      "morgens, vormittags, morgen, vormittag, am morgen, am vormittag, nachts um, mitternacht | nachmittags, abends, nachmittag, abend, am nachmittag, am abend, mittags | nachts, in der nacht | mittag | mitternacht* | halb # -30, viertel nach # 15, viertel vor # -15",
    numbers:
      "15 viertelstunde, 100 hundert, 100 einhundert | 50 hälfte, 50 halbe, 1 ein, 1 eine, 1 einen, 1 einem, 1 einer, 1 ersten, 1 erste, 2 beide, 2 beiden, 2 zweit*, 2 zweimal, 2 zwei*, 3 dritt*, 3 drei*, 4 vier*, 5 fünf*, 6 sechs* | halbe stunde, halben stunde, halbstündlich, halbstündig | rund um die uhr, 24 stunden am tag, tag und nacht, 24/7, durchgehend, 24-stunden, 24 stunden, jederzeit tag und nacht",
  },
  fr: {
    not: "sans gluten, sans lactose, pas plus de, pas plus tard, non seulement, n'hésitez pas, à deux pas, à quelques pas, pas de problème, au plus tard, sans faute, temps libre, plein air, à l'air libre, quelques pas, y compris, fermé à clé, fermée à clé, espaces fermés, lieux fermés, parking fermé, garage fermé | pas, aucun, aucune, sans, jamais, ni, non, interdit*, rien, fermée, fermées, est fermé, sont fermés, reste fermé, impossible, indisponible*, défense, prière de ne, de ne, n'est plus, ne sont plus, proscrit*, n'y a plus, ne fonctionne plus, n'a plus, n'avons plus, ne peut plus, ne peuvent plus, ne sera plus, n'est pas, personne ne | exclusivement, ferme, ferment, exonér*, exempt*, réservé, malheureusement, illimité*, éviter, abstenir, seulement, uniquement, que de, que dans, que sur, que le, qu'au, qu'à, qu'en, qu'avec, que pour, absent*, périmé*, refus*, hors service, en panne | sauf, excepté, hormis, à moins que, à moins de, à l'exception, exception, en dehors, hors | oui | non",
    costs:
      "gratuit, gratuite, gratuits, gratuites, gratuitement, offert, offerte, offerts, gracieusement, à titre gracieux, gratuité | libre, libres, librement | inclus, incluse, incluses, compris, comprise, comprises, comprend le petit | y compris, incluant, comprend, comprennent, inclut, incluent, avec | supplément, suppléments, payant, payante, payants, payantes, frais supplémentaires, en sus, en supplément, coût supplémentaire, en option | frais, coûte, coût, coûtent, payer, facturé, facturons, facturée, paient, paie, paye, moyennant, payez, factur*",
    days: "lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche | en semaine, jours ouvrables, jours ouvrés, jour ouvrable | week-end, week-ends, weekend, fin de semaine, fins de semaine | lun, mar, mer, jeu, ven, sam, dim",
    clock:
      "du matin, matin, matins, matinée, minuit | de l'après-midi, du soir, soir, soirs, soirée, après-midi, midi | de la nuit | midi | minuit | # heures et demie 30, # h et demie 30, # heures et quart 15, # heures moins le quart -15",
    numbers:
      "15 quart d'heure | 50 moitié, 1 un, 1 une, 1 premier, 1 première, 2 deuxième, 2 second, 3 troisième, 4 quatrième, 5 cinquième, 9 neuf, 12 douzaine, 17 dix-sept, 18 dix-huit, 6 sixième, 7 septième | demi-heure, demie-heure, demi heure | 24h/24, 24 h/24, 24h sur 24, 24 h sur 24, 24 heures sur 24, jour et nuit, 24/7, 24 heures, 24h/24 et 7j/7, 24h/24 7j/7, nuit et jour",
  },
  it: {
    not: "senza glutine, senza lattosio, ciononostante, nonostante, non oltre, non più di, non solo, non esitate, non esitare, non esiti, nessun problema, non prima, non meno di, tempo libero, all'aria libera, aria aperta, chiusa a chiave, chiuso a chiave, chiuse a chiave, spazi chiusi, luoghi chiusi, ambienti chiusi, parcheggio chiuso | non, senza, nessun, nessuna, nessuno, mai, niente, nulla, vietato, vietata, vietati, vietate, proibit*, chiuso, chiusa, chiusi, chiuse, impossibile, divieto, indisponibile, priv*, nemmeno | esclusivamente, chiude, chiudono, esent*, purtroppo, illimitat*, evitare, astenersi, solo, soltanto, assent*, scadut*, rifiut*, fuori servizio, guasto, guasta | tranne, eccetto, salvo, a meno che, escluso, esclusa, esclusi, escluse, ad eccezione, se non, a meno che non, fatta eccezione, all'infuori | sì | no",
    costs:
      "gratis, gratuito, gratuita, gratuiti, gratuite, gratuitamente, in omaggio, omaggio, a nostro carico | libero, libera, liberi, libere | incluso, inclusa, inclusi, incluse, compreso, compresa, compresi, comprese | comprende, include, includono, comprendono, con, tra cui | a pagamento, supplemento, costi aggiuntivi, costo aggiuntivo, sovrapprezzo, extra, costo extra, addebitat* a parte, a parte, separatamente, spese aggiuntive, supplementi, tariffa aggiuntiva | costa, costano, costo, costi, pagare, addebit*, spese, paga, pagano, si paga",
    days: "luned, marted, mercoled, gioved, venerd, sabat, domenic | giorni feriali, feriali, in settimana, giorni lavorativi, feriale | fine settimana, weekend, week-end, finesettimana | lun, mar, mer, gio, ven, sab, dom",
    clock:
      "di mattina, mattina, mattino, mattine, del mattino, della mattina, di notte, mezzanotte, antimeridiane | del pomeriggio, pomeriggio, sera, sere, serale, di pomeriggio, di sera, della sera, mezzogiorno, pomeridiane | di notte, della notte | mezzogiorno | mezzanotte | # e mezza 30, # e mezzo 30, # e un quarto 15, # e quarto 15",
    numbers:
      "15 quarto d'ora, 100 cento euro, 100 cento sterline, 1 all'una, 1 l'una | 50 metà, 1 un, 1 uno, 1 una, 1 primo, 1 prima, 2 secondo, 2 entrambi, 2 entrambe, 3 terzo, 3 terza, 4 quarto, 5 quinto, 17 diciassette, 19 diciannove, 6 sesto | mezz'ora, mezzora, mezza ora | 24 ore su 24, 24/7, h24, 24 ore al giorno, giorno e notte, 24 ore su 24 7 giorni su 7, 24 ore",
  },
  es: {
    not: "sin gluten, sin lactosa, sin embargo, no obstante, no más de, no más tarde, no solo, no sólo, no dude, no duden, no dudes, no menos de, sin problema, no antes, tiempo libre, aire libre, al aire libre, sin falta, cerrado con llave, cerrada con llave, espacios cerrados, recintos cerrados, garaje cerrado, aparcamiento cerrado | no, sin, ningún, ninguna, ninguno, nunca, jamás, ni, tampoco, nada, prohibid*, prohíb*, cerrado, cerrada, cerrados, cerradas, imposible, evite, abstén*, abstenga*, nadie | exclusivamente, cierra, cierran, cierre, exent*, lamentablemente, desafortunadamente, ilimitad*, evitar, solo, únicamente, lamentamos, descansa, descanso, vacaciones, ausent*, caducad*, rechaz*, fuera de servicio, averiado, averiada | excepto, salvo, a menos que, a no ser que, con excepción, excepción, menos los, menos el, menos las, exceptuando, si no, aparte | sí | no",
    costs:
      "gratis, gratuito, gratuita, gratuitos, gratuitas, gratuitamente, de cortesía, gratuidad, por nuestra cuenta | libre, libres, libremente | incluido, incluida, incluidos, incluidas, inclusive | lleva, incluye, incluyen, incluyendo, con, inclusive | suplemento, recargo, de pago, cargo adicional, coste adicional, costo adicional, costos adicionales, costes adicionales, cargo extra, coste extra, aparte, por separado, previo pago, tarifa adicional, cargos adicionales, extra | paga, pagan, cuesta, cuestan, coste, costo, pagar, cobra*, cargo, cargos, pago",
    days: "lunes, martes, miercoles, jueves, viernes, sabado, domingo | entre semana, días laborables, días hábiles, laborables | fin de semana, fines de semana | lun, mar, mie, jue, vie, sab, dom",
    clock:
      "de la mañana, mañana, mañanas, de la madrugada, a.m., a. m., am, de la medianoche, medianoche | de la tarde, tarde, tardes, p.m., p. m., pm, del mediodía, mediodía | de la noche | mediodía | medianoche | # y media 30, # y cuarto 15, # menos cuarto -15",
    numbers:
      "15 cuarto de hora, 100 cien, 1 la una | 50 mitad, 1 un, 1 una, 1 uno, 1 primer, 1 primera, 1 primero, 2 segundo, 2 segunda, 2 ambos, 2 ambas, 3 tercer, 3 tercera, 4 cuarto, 4 cuarta, 5 quinto, 12 docena, 17 diecisiete, 19 diecinueve, 6 sexto, 6 sexta, 7 séptima | media hora | las 24 horas, 24/7, 24 horas al día, 24 horas, día y noche, 24 h, las 24 horas del día, de día y de noche",
  },
  pt: {
    not: "sem glúten, sem lactose, não mais de, não mais tarde, não só, não apenas, não hesite, não hesitem, não menos de, sem problema, não antes, tempo livre, ar livre, ao ar livre, sem falta, fechado à chave, fechada à chave, espaços fechados, recintos fechados, garagem fechada | não, sem, nenhum, nenhuma, nunca, jamais, nem, nada, proibid*, fechado, fechada, fechados, fechadas, encerrado, encerrada, encerrados, encerradas, impossível, interdit*, indisponíve*, vedad*, ninguém | exclusivamente, encerra, encerram, fecha, fecham, isent*, infelizmente, ilimitad*, evite, evitar, apenas, somente, lamentamos, só, ausent*, expirad*, recus*, fora de serviço, avariado, avariada | exceto, excepto, salvo, a menos que, a não ser que, com exceção, exceção, à exceção, se não, fora | sim | não",
    costs:
      "grátis, gratuito, gratuita, gratuitos, gratuitas, gratuitamente, cortesia, gratuidade, de graça, por nossa conta | livre, livres, livremente, isento, isenta | incluído, incluída, incluídos, incluídas, incluso, inclusa, inclusos, inclusas | inclui, incluem, incluindo, com, inclusive | suplemento, taxa adicional, taxa extra, custo adicional, custos adicionais, custo extra, à parte, pago, paga, pagos, pagas, mediante pagamento, cobrado separadamente, taxas adicionais, acréscimo, mediante taxa, extra, cobrança adicional, encargos adicionais, encargo adicional, sobretaxa | pagam, custa, custam, custo, custos, pagar, cobra*, taxa, taxas, encargos",
    days: "segunda-feira/segundas/segunda feira, terca-feira/tercas/terca feira, quarta-feira/quartas/quarta feira, quinta-feira/quintas/quinta feira, sexta-feira/sextas/sexta feira, sabado, domingo | dias úteis, dias de semana, durante a semana | fim de semana, fins de semana, fim-de-semana, fins-de-semana, final de semana, finais de semana | seg, ter, qua, qui, sex, sab, dom",
    clock:
      "da manhã, manhã, manhãs, da madrugada, meia-noite | da tarde, tarde, tardes, meio-dia | da noite | meio-dia, meio dia | meia-noite, meia noite | # e meia 30, # horas e meia 30, # e um quarto 15",
    numbers:
      "15 quarto de hora, 100 cem, 1 à uma, 1 da uma | 50 metade, 1 um, 1 uma, 1 primeiro, 1 primeira, 2 segundo, 2 ambos, 3 terceiro, 3 terceira, 5 quinto, 12 dúzia, 17 dezassete, 17 dezessete, 19 dezanove, 19 dezenove, 14 quatorze, 6 sexto | meia hora, meia-hora | 24 horas, 24 horas por dia, 24h, 24/7, dia e noite, 24 h, 24 horas por dia 7 dias por semana, dia ou noite",
  },
  nl: {
    not: "glutenvrij*, lactosevrij*, niet later dan, niet meer dan, niet alleen, aarzel niet, aarzel dan niet, geen probleem, uiterlijk, niet minder dan, niet vóór, vrije tijd, rookvrij*, open lucht, gesloten ruimtes, gesloten ruimten, gesloten garage | niet, geen, zonder, nooit, noch, niets, niemand, verboden, gesloten, nergens, onmogelijk, niet-*, rookverbod, *verbod | uitsluitend, sluit, sluiten, vrijgesteld, helaas, onbeperkt*, *vrij, *vrije, *loos, *loze, vermijd*, alleen, pas, slechts, afwezig, verlopen, ongeldig, buiten werking, buiten gebruik, defect, onbe*, onge* | behalve, uitgezonderd, tenzij, met uitzondering, uitzondering, buiten | ja | nee",
    costs:
      "gratis, kosteloos, kosteloze, kostenloos, vrij van kosten, op onze kosten | vrij, vrije | inbegrepen, inclusief, incl | met, omvat, bevat, waaronder, bij de prijs | toeslag, tegen betaling, meerprijs, extra kosten, tegen een vergoeding, tegen vergoeding, bijbetaling, extra, betaald, betaalde, apart berekend, apart, supplement, bijkomende kosten, kosten in rekening | kost, kosten, betalen, betaalt, betaal, bereken*",
    days: "maandag, dinsdag, woensdag, donderdag, vrijdag, zaterdag, zondag | doordeweeks, doordeweekse, werkdagen, weekdagen, door de week | weekend, weekends, weekenden, weekeinde, weekeinden | ma, di, wo, do, vr, za, zo",
    clock:
      "'s ochtends, 's morgens, in de ochtend, ochtend, ochtenden, middernacht | 's middags, 's avonds, in de middag, in de avond, avond, avonden, middag | 's nachts | 12 uur 's middags, twaalf uur 's middags | middernacht | half # -30, kwart over # 15, kwart voor # -15",
    numbers:
      "2 twee, 3 drie, 4 vier, 5 vijf, 6 zes, 7 zeven, 8 acht, 9 negen, 10 tien, 11 elf, 12 twaalf, 15 vijftien, 20 twintig, 30 dertig, 40 veertig, 45 vijfenveertig, 50 vijftig, 60 zestig, 15 kwartier, 100 honderd | 50 helft, 1 een, 1 één, 1 eerste, 2 tweede, 2 beide, 2 twee*, 3 derde, 3 drie*, 4 vier*, 5 vijfde, 12 dozijn | half uur, halfuur | 24 uur per dag, 24/7, dag en nacht, de klok rond, 24 uur, 24 uur per dag en 7 dagen per week",
  },
  ru: {
    not: "без глютена, без лактозы, безглютен*, не позднее, не позже, не более, не больше, не менее, не только, не стесняйтесь, не ранее, не раньше, не против, нет проблем, на открытом воздухе, неограничен*, свободное время, небольш*, недалеко, недел*, необходим*, независим*, несколько, неподалеку, немного, непосредственно, незамедлительно, нераспечатан*, неделю, нему, ней, нет необходимости звонить заранее, без выходных, без перерыва, закрытых помещениях, закрытая парковка, закрытой парковке, закрытый паркинг, закрытый бассейн, закрытом бассейне | не, нет, без, нельзя, ни, никогда, никак*, ничего, запрещ*, воспрещ*, закрыт*, недоступ*, невозможн*, отсутству*, некурящ*, невозвр*, недопуст*, ненужн*, непригод*, никому, никто, никого, нигде | исключительно, закрывается, закрываются, освобожд*, к сожалению, только, безлимитн*, воздерж*, избегайте, вместо, не*, недействит*, сломан* | кроме, за исключением, исключая, если не, если это не, если только не, помимо, если только | да | нет",
    costs:
      "бесплатн*, безвозмездно, безвозмездн*, даром, за наш счет | свободн*, свободен | включен, включена, включено, включены, включенный, входит, входят, включенн* | включая, включает, включают, в том числе, включительно, с, со, предоставля*, в стоимость | доплат*, платн*, за дополнительную плату, дополнительную плату, дополнительная плата, за плату, оплачивается отдельно, оплачиваются отдельно, отдельно оплач*, отдельную плату, дополнительн* | стоит, стоят, оплат*, плат*, взимается, оплачив*, сбор*, взима*, платят, платите",
    days: "понедельник, вторник, среда/среду/среды/среде/средам, четверг, пятниц, суббот, воскресень | будни, будням, будние, будних, будний, рабочие дни, рабочим дням | выходные, выходным, выходных, уикенд, уик-энд, выходной | пн, вт, ср, чт, пт, сб, вс",
    clock:
      "утра, утром, утро, утрам, полночь | дня, вечера, пополудни, вечером, вечер, вечерам | ночи | полдень, полудня, полудню | полночь, полуноч* | ",
    numbers:
      "2 два, 2 две, 2 двух, 2 двум, 2 двумя, 3 три, 3 трех, 3 трем, 3 тремя, 4 четыре, 4 четырех, 5 пять, 5 пяти, 6 шесть, 6 шести, 7 семь, 7 семи, 8 восемь, 8 восьми, 9 девять, 9 девяти, 10 десять, 10 десяти, 11 одиннадцать, 12 двенадцать, 12 двенадцати, 15 пятнадцать, 20 двадцать, 20 двадцати, 30 тридцать, 30 тридцати, 40 сорок, 50 пятьдесят, 15 четверть часа, 100 сто | 50 половин*, 1 один, 1 одна, 1 одно, 1 одного, 1 первый, 1 первом, 2 второй, 2 втором, 2 второго, 2 вторая, 2 двое, 2 оба, 2 обе, 2 двух*, 2 дважды, 2 двум*, 3 третий, 3 третьем, 3 третьего, 3 трое, 3 трех*, 4 четверт*, 4 четырех*, 5 пятый, 5 пятом, 5 пятого, 12 дюжин* | полчаса, получаса | круглосуточн*, 24/7, 24 часа в сутки, 24 часа, круглые сутки, днем и ночью",
  },
  tr: {
    not: "glütensiz*, laktozsuz*, kapalı havuz*, kapalı yüzme*, kapalı otopark*, kapalı alan*, bağımsız*, en geç, çekinme*, *madan önce, *meden önce, sorun değil, *mazsa, sınırsız*, temassız*, kablosuz*, engelsiz*, kesintisiz*, sessiz*, sorunsuz*, eşsiz*, namaz*, kusursuz*, deniz*, hissiz, temiz*, siz, sizin, sizi, size, sizden, sizlere, temaz* | değil*, yok, yoktur, yasak*, yasaktır, kapalı*, hayır, hiçbir, olmadan, mümkün değil, imkansız*, *siz, *sız, *suz, *süz, *sizdir, *sızdır, *suzdur, *süzdür, *maz, *mez, *mazlar, *mezler, *maz*, *mez*, *miyor*, *mıyor*, *muyor*, *müyor*, *mamakta*, *memekte*, *mayan*, *meyen*, *madan, *meden, *madı*, *medi*, *mayın*, *meyin*, *mamanız*, *memeniz*, *mamalı*, *memeli*, *mamış*, *memiş*, *mayız*, *meyiz*, *mayaca*, *meyece* | kapanır, muaf*, maalesef, yalnızca, sadece, kaçın*, yerine, geçersiz*, arızalı*, hizmet dışı* | hariç, dışında, *madıkça, *medikçe, haricinde, dışındaki | evet | hayır",
    costs:
      "ücretsiz*, bedava, bedelsiz, ücretsiz olarak, ikram*, karşılıksız, bizden | serbest* | dahil, dahildir, dâhil, dâhildir, fiyata dahil | içerir, içermekte*, dahil*, kapsar, ile, birlikte | ücretli, ücretlidir, ek ücret, ek ücretle, ek ücrete, ücret karşılığı, ücret karşılığında, ekstra, ek ücretli*, ayrıca ücretlendir*, ücrete tabi*, ilave ücret*, ücreti ayrıca, ek bir ücret, ek ücreti | ücret, ücreti, ödenir, ücretlendir*, ödenmesi, ücreti*, bedel*, ücret*, öder, öderler, ödeyin, ödersiniz",
    days: "pazartesi, salı/salıdan/salıya/salıları, carsamba, persembe, cuma, cumartesi, pazar | hafta içi, hafta içleri, iş günleri, hafta içi günler | hafta sonu, hafta sonları, haftasonu, hafta sonlari | pzt, sal, car, per, cum, cmt, paz",
    clock:
      "sabah, sabahları, öö, gece yarısı | öğleden sonra, akşam, akşamüstü, ös, öğlen, öğle, akşamları | gece | öğlen, öğle | gece yarısı* | # bucuk 30",
    numbers:
      "2 iki, 3 üç, 4 dört, 5 beş, 7 yedi, 8 sekiz, 9 dokuz, 10 on, 20 yirmi, 30 otuz, 40 kırk, 45 kırk beş, 50 elli, 60 altmış, 11 on bir, 12 on iki, 15 on beş, 15 çeyrek saat, 100 yüz | 50 yarısı, 1 bir, 1 birinci, 1 ilk, 2 ikinci, 2 ikisi, 2 iki*, 3 üçüncü, 4 dördüncü, 5 beşinci, 12 düzine, 6 altı | yarım saat, yarım saatte, yarım saatlik, yarım saattir | 24 saat, 24/7, 7/24, günün 24 saati, gece gündüz, günde 24 saat, 7 gün 24 saat, 24 saat boyunca, günün her saati",
  },
  ja: {
    not: "グルテンフリー, なければならない, なければなりません, 必要がありますが, だけでなく, だけではなく, のみならず, ご遠慮なく, 遠慮なく, 少なくとも, 少ない, まもなく, 間もなく, 構いません, かまいません, かもしれません, 無線, 未満, 非常, 無休, 不要な音, なくなり, 未成年, 不在, 問題ありません, 無事, しかありません, ほかなりません, 差し支えありません, 差し込, 申し訳ございません, 申し訳ありません, すみません, 持ち込, 持込, 申し込, 申込, 飛び込, いただけ | ない, ません, なし, 無し, 不可, 禁止, 禁煙, 厳禁, ご遠慮, 遠慮, お控え, 控え, お断り, 休業, 定休, 休館, 閉館, 閉鎖, 不要, 受け付けており, ませんので, 無, できかね, 致しかね, いたしかね, 禁じ, クローズ, 休み, かねます, かねる | 限り, 限定, 閉ま, 免除, 残念, 停止, なく, のみ, だけ, しか, 不, 非, 以外, 閉, 故障 | 除く, 除き, 除いて, 限り, を除い | はい, ええ | いいえ",
    costs:
      "無料, 無償, フリーWi-Fi, サービスで | 無制限, 自由 | 含まれ, 込み, 含む, 含んで, 含み, 税込 | 付き, 付いて, 付, つき, 含 | 有料, 別料金, 追加料金, 別途, 追加で, 割増料金, 料金がかか, 追加費用, 料金が発生, 別払い | 費用, 頂戴, 料金はい, 料金をい",
    days: "月曜/月(?=[〜~・-]), 火曜, 水曜, 木曜, 金曜/(?<=[〜~・-])金, 土曜/土(?=日), 日曜/(?<=土)日 | 平日 | 週末 | ",
    clock: "午前, 朝, 早朝, 未明 | 午後, 夕方, 昼 | 晩, 夜, 深夜 | 正午 | 真夜中 | ",
    numbers: "15 四半時間 | 50 半額, 50 半分 | 半時間 | 24時間, 終日, 24/7, 一日中, 昼夜",
  },
  zh: {
    not: "无麸质, 不含麸质, 无乳糖, 不仅, 不但, 不只, 不同, 不错, 无线, 无障碍, 不少于, 不超过, 不晚于, 不迟于, 不早于, 不限, 无限, 非常, 未满, 未成年, 没问题, 不久, 不远, 不锈钢, 无论, 不论, 差不多, 别致, 不客气, 不要犹豫, 不必担心, 除了, 不断, 特别, 区别, 别墅, 分别, 个别, 级别, 无缝, 无忧, 不含税, 无敌, 不足 | 不, 没, 无, 勿, 禁, 未, 非, 关闭, 休业, 停业, 闭馆, 谢绝, 休息, 免打扰, 暂停 | 限, 遗憾, 停止, 免, 抱歉, 仅, 只, 才, 以外, 之外, 失效, 过期, 闭, 关门, 故障, 停用 | 除, 除非, 除外 | 是的, 是, 有的, 可以 | 不是, 不, 没有, 否",
    costs:
      "免费, 免收, 赠送, 无偿, 无需付费, 无需额外付费, 不收费, 不收取 | 免, 自由, 赠 | 包含, 包括在, 含早, 含在, 已含, 含, 包早餐 | 包括, 带, 附带, 附, 供应, 包 | 收费, 另付, 付费, 额外费用, 另收, 加收, 自费, 额外付费, 额外收费, 附加费, 另行收费, 需付, 另计, 自理, 额外支付 | 费用, 费, 支付, 付",
    days: "周一/星期一/礼拜一, 周二/星期二/礼拜二, 周三/星期三/礼拜三, 周四/星期四/礼拜四, 周五/星期五/礼拜五, 周六/星期六/礼拜六, 周日/星期日/周天/星期天/礼拜天/礼拜日 | 工作日, 平日 | 周末, 週末 | ",
    clock:
      "上午, 早上, 早晨, 清晨, 凌晨, 午夜 | 下午, 傍晚, 中午, 正午 | 夜里, 深夜, 晚上, 晚间, 夜间 | 中午, 正午 | 午夜, 半夜, 零点 | ",
    numbers:
      "15 一刻钟 | 2 双份, 2 双人, 50 半价, 50 一半 | 半小时, 半个小时, 半个钟头 | 24小时, 全天候, 全天, 24/7, 昼夜, 二十四小时, 全天24小时, 24小时全天候",
  },
  ar: {
    not: "خالية من الغلوتين, خال من الغلوتين, خالي من الغلوتين, لا تتردد, لا تترددوا, لا يتجاوز, لا تتجاوز, لا يزيد, لا تزيد, لا يقل, لا تقل, في موعد لا يتجاوز, ليس فقط, لا مشكلة, في الهواء الطلق, بلا حدود, ولا تتردد, غير محدود, غير محدودة, غير المحدود, لا سيما, دون سن, دون ال* | لا, ولا, ليس, ليست, وليس, لن, لم, غير, وغير, لغير, بدون, دون, ودون, بلا, ممنوع, ممنوعة, يمنع, تمنع, ويمنع, يحظر, محظور, محظورة, مغلق, مغلقة, ومغلق, مغلقا, عدم, لعدم, وعدم, يتعذر, خالية من, خال من, خالي من, الامتناع, منع, حظر, لسنا, كلا, يغلق يوم, لايوجد, فلا, مستحيل, لست | حصرا, يغلق, تغلق, إغلاق, معفى, معفاة, يعفى, للأسف, فقط, مع الأسف, إلا, سوى, بدلا, تجنب, غائب, خارج الخدمة, معطل | باستثناء, ما عدا, عدا, إلا, ماعدا, سوى | نعم | لا",
    costs:
      "مجاني, مجانية, مجانا, المجاني, المجانية, بالمجان, ومجاني, ومجانية, مجان*, بالمجان*, على حسابنا | حر, حرة, متاح | شاملا, مشمولا, متضمنا, مشمول, مشمولة, متضمن, متضمنة, يشمل السعر, يشمل سعر, شامل, شاملة, ضمن السعر, مدرج, مدرجة, مشمول*, تشمل, يشمل, متضمن*, يتضمن, تتضمن, مضمن, مضمنة, ضمن سعر | بما في ذلك, مع, تضم, يضم, وتشمل, ويشمل, ضمن | رسوم, برسوم, مدفوع, مدفوعة, إضافية, رسم إضافي, بمقابل, مقابل رسوم, تكلفة إضافية, برسم, رسوما, الرسوم, بتكلفة إضافية, أجر إضافي, إضافي | تكلفة, يكلف, تكلف, دفع, تدفع, يدفع, مقابل, يدفع*, تدفع*, ندفع",
    days: "الاثنين/للاثنين, الثلاثاء/للثلاثاء, الاربعاء/للاربعاء, الخميس/للخميس, الجمعة/للجمعة, السبت/للسبت, الاحد/للاحد | أيام الأسبوع, أيام العمل, خلال الأسبوع | عطلة نهاية الأسبوع, عطلات نهاية الأسبوع, نهاية الأسبوع, نهايات الأسبوع | ",
    clock:
      "صباحا, ص, فجرا, منتصف الليل, الصباح, في الصباح | مساء, م, عصرا, ظهرا, بعد الظهر, المساء, في المساء, والنصف مساء, بعد ظهر | ليلا, ليل | منتصف النهار, الظهيرة | منتصف الليل | # والنصف 30, # والربع 15",
    numbers:
      "11 أحد عشر, 11 إحدى عشرة, 3 ثلاث, 3 لثلاثة, 4 أربع, 4 لأربعة, 5 خمس, 6 ست, 7 سبع, 8 ثماني, 9 تسع, 10 عشر, 15 خمسة عشر, 20 عشرين, 20 عشرون, 30 ثلاثين, 30 ثلاثون, 12 اثنا عشر, 12 اثني عشر, 40 أربعين, 50 خمسين, 1 الساعة الواحدة, 2 الساعة الثانية, 3 الساعة الثالثة, 4 الساعة الرابعة, 5 الساعة الخامسة, 6 السادسة, 7 السابعة, 8 الثامنة, 9 التاسعة, 10 العاشرة, 11 الحادية عشرة, 12 الثانية عشرة, 15 ربع ساعة, 100 مئة, 100 مائة, 3 *ثلاثة, 4 *أربعة, 5 *خمسة, 6 *ستة, 7 *سبعة, 8 *ثمانية, 9 *تسعة, 10 *عشرة | 50 نصف, 2 *ان, 2 *ين, 1 واحد, 1 واحدة, 1 الأول, 1 الواحدة, 2 الثاني, 2 الثانية, 2 اثنان, 2 اثنين, 2 اثنتين, 2 *طفلين, 2 *طفلان, 2 *شخصين, 2 *شخصان, 2 *ساعتين, 2 *ساعتان, 2 *يومين, 2 *يومان, 2 *ليلتين, 2 *ليلتان, 2 *سريرين, 2 *سريران, 2 *غرفتين, 2 *غرفتان, 2 *دقيقتين, 2 *مرتين, 2 *كلبين, 2 *ضيفين, 2 *بالغين, 2 *أسبوعين, 2 *قطعتين, 2 *زجاجتين, 2 *حمامين, 2 *مسبحين, 2 *مسبحان, 2 *مطعمين, 2 *مطعمان, 2 كلا, 2 كلتا, 3 الثالث, 3 الثالثة, 4 الرابع, 4 الرابعة, 5 الخامس, 5 الخامسة | نصف ساعة, النصف ساعة | على مدار الساعة, 24 ساعة, على مدار 24 ساعة, طوال اليوم, 24/7, على مدار اليوم, ليلا ونهارا, على مدار 24 ساعة يوميا",
  },
};
