import type { ActWords } from "../act-words.ts";

export const de: ActWords = {
  things: {
    wake_up_call: "Weckruf | weckruf*, weckdienst, wecken, weckt, weck, aufwecken, geweckt",
    packed_breakfast:
      "Frühstückspaket | fruhstuckspaket*, lunchpaket*, fruhstuck zum mitnehmen, picknick*, jausenpaket*, vesperpaket*, fruhstucksbox*",
    breakfast_in_room:
      "Frühstück aufs Zimmer | fruhstuck auf … zimmer, fruhstuck aufs zimmer, fruhstuck ans bett, fruhstuck im zimmer, fruhstuck im bett",
    late_check_out:
      "späterer Check-out | late check out, late checkout, spater check out, spater checkout, spates auschecken, spater auschecken, spater abreisen, langer im zimmer, langer bleiben, zimmer langer, spater auszieh*, spater raus, spaterer check out, spateren check out, spate abreise",
    early_check_in:
      "früherer Check-in | early check in, fruher einchecken, fruher ins zimmer, fruher anreisen, fruher check in, fruheren check in, zimmer schon, schon fruher, schon um … rein, schon ab … rein, schon rein, fruher rein, schon um … aufs zimmer, schon um … ins zimmer",
    booking_change:
      "Änderung der Buchung | buchung … andern, reservierung … andern, buchung andern, umbuchen, verlangern, nacht langer, weitere nacht, zusatzliche nacht, noch eine nacht, eine nacht mehr, buchung … verschieben, reservierung … verschieben, verschieben, statt, weitere person, person mehr, einen tag spater, einen tag fruher, dazubuchen, hinzufugen, tisch umbuchen, upgrade",
    another_room:
      "anderes Zimmer | anderes zimmer, andres zimmer, zimmer wechseln, zimmerwechsel, ruhigeres zimmer, grosseres zimmer, umziehen, verbundene zimmer, verbindungstur | zimmer mit",
    extra_bed:
      "Zustellbett | zustellbett*, zusatzbett*, extrabett*, beistellbett gross, aufbettung, weiteres bett | getrennte betten",
    cot: "Babybett | babybett*, kinderbett*, gitterbett*, reisebett*, beistellbett*",
    high_chair: "Hochstuhl | hochstuhl*, kinderstuhl*, kindersitz am tisch",
    cake: "Kuchen | kuchen, torte*, geburtstagskuchen*, geburtstagstorte*, geburtstagsuberraschung",
    flowers: "Blumen | blumen*, rosen, strauss | dekor*, flasche sekt, flasche champagner, flasche prosecco",
    taxi: "Taxi | taxi*, sammeltaxi, uber",
    transfer:
      "Transfer | transfer*, shuttle*, abholen, abholung, abgeholt, abholt, holt uns, holen sie uns, flughafenfahrt, hinbringen, fahrer",
    towels:
      "Handtücher | handtuch*, badetuch*, badetucher, handtucher*, badetucher*, duschtuch*, saunatuch* | bademantel",
    pillow: "Kissen | kissen, kopfkissen*, polster",
    blanket: "Decken | decke, decken, bettdecke*, wolldecke*, zudecke",
    bed_linen: "Bettwäsche | bettwasche, laken, bettlaken, leintuch*, bettzeug",
    luggage: "Gepäck | gepack*, koffer*, taschen, rucksack*",
    room_cleaning:
      "Zimmerreinigung | zimmer putzen, zimmer reinigen, zimmer machen, zimmer gemacht, zimmerreinigung, reinigung, geputzt, saubermachen, housekeeping | mulleimer leeren, mull",
    room_service: "Zimmerservice | zimmerservice, room service, aufs zimmer, auf das zimmer, roomservice",
    treatment:
      "Massage | massage*, wellnesstermin | behandlung*, gesichtsbehandlung*, spa termin, kosmetik*, manikure, pedikure",
    bike: "Fahrräder | fahrrad*, fahrrader*, rad, rader, e bike*, ebike*, mountainbike*",
    boat: "Boot | boot, boote, motorboot*, elektroboot*, ruderboot*, kanu* | tretboot*, kajak*, sup",
    lesson: "Kurs | kurs, kurse, skikurs*, kochkurs*, skischule, unterricht, skilehrer*, stunde beim",
    tour: "Ausflug | ausflug*, ausfluge*, fuhrung*, tour, touren, weinverkostung, schneeschuhwanderung, bootsfahrt* | wanderung*, verkostung*, weinprobe*",
    tickets: "Tickets | ticket*, karten fur, skipass*, skipasse*, eintrittskarte*, opernkarten",
    laundry:
      "Wäsche | wasche waschen, waschservice, wascheservice, waschen lassen, wasche abgeben, bugeln lassen, reinigung der kleidung, wasche",
    iron: "Bügeleisen | bugeleisen, bugelbrett",
    adapter: "Adapter | adapter*, steckdosenadapter | ladekabel, ladegerat*, netzteil, mehrfachstecker",
    hairdryer: "Föhn | fohn, fon, haartrockner",
    toiletries:
      "Badartikel | shampoo, seife, klopapier, toilettenpapier, zahnburste*, zahnpasta, duschgel, rasierer | hausschuhe, slipper, nahset, taschentucher, windeln, kaffeekapseln, teebeutel",
    drinks:
      "Getränke | flasche wasser, flaschen wasser, mineralwasser, flasche wein | eiswurfel, weinglaser, glaser, wasserkocher, korkenzieher, flaschenoffner",
    heater: "Heizlüfter oder Ventilator | heizlufter, ventilator*, heizstrahler",
    invoice: "Rechnung | rechnung*, quittung*, beleg, bewirtungsbeleg",
    parking_space: "Parkplatz | parkplatz*, stellplatz*, garagenplatz*, tiefgaragenplatz*",
    doctor: "Arzttermin | arzttermin*, arzt, arztin, kinderarzt* | zahnarzt*, tierarzt*",
    table: "Tisch | tisch, tische, tischreservierung, platze im restaurant",
  },
  dining: "abendessen, mittagessen, essen, dinner, brunch, menu, zum essen",
  wish: "hatte gern*, hatten gern*, hatte ich gern*, hatten wir gern*, hatte bitte, mochte, mochten, wurde gern*, wurden gern*, wurde ich gern*, wurden wir gern*, brauche, brauchen, brauchten, brauchte, braucht noch, bekommen, krieg*, konnten wir … haben, konnte ich … haben, konnen wir … haben, kann ich … haben, konnten sie uns, konnten sie mir, konnt ihr uns, konnten sie bitte, konntet ihr, konnt ihr mir, konnten sie, konnen sie uns, konnen sie mir, konnen sie bitte, konnen sie, wunschen uns, wunsche mir, benotige*, wollen, will, wollte, wollten, gerne, ware super, ware toll, ware lieb, ware nett, ware schon, bestelle, nehmen wir, nehme, reservieren, buchen, vorbestellen, bestellen, bitte um, fehlt uns noch, hatten sie … noch, hattet ihr … noch, hatten sie noch",
  serve:
    "bringen sie, bringt uns, bring mir, konnten sie … bringen, konnen sie … bringen, konntet ihr … bringen, konnt ihr … bringen, vorbeibringen, hochbringen, raufbringen, aufs zimmer bringen, konnten sie … reservieren, konntet ihr … reservieren, konnen sie … reservieren, konnt ihr … reservieren, bitte reservieren, bitte … reservieren, reservieren sie, reserviert uns, reserviert bitte, konnten sie … bestellen, konntet ihr … bestellen, konnen sie … bestellen, konnt ihr … bestellen, bitte … bestellen, bestellen sie, bestellt uns, konnten sie … buchen, konntet ihr … buchen, konnen sie … buchen, konnt ihr … buchen, bitte … buchen, buchen sie uns, bucht uns, konnten sie … organisieren, konntet ihr … organisieren, konnen sie … organisieren, organisieren sie, bitte wecken, bitte … wecken, wecken sie, weckt uns, weckt mich, bitte schicken, schicken sie, schickt uns, schickt jemand*, schicken … hoch, jemanden … schicken, jemand … kommen, jemand … vorbeikommen, jemand … bringen, jemand … vorbei, konnte jemand, kann jemand, kann bitte jemand, konnte bitte jemand, bitte … abholen, bitte bringen, bitte … bringen, bitte andern, bitte … andern, bitte legen, bitte … legen, bitte stellen, bitte … stellen, bitte … vorbereiten, vormerken, merken sie, tragt uns, tragen sie uns, haltet uns, halten sie uns, stellt uns, stellen sie uns, legt uns, macht uns, machen sie uns, gebt uns bitte, geben sie uns bitte, verlangern sie, ruft uns ein, rufen sie uns ein, bringt ihr uns, reserviert ihr uns, bestellt ihr uns, weckt ihr uns, bringen sie mir",
  may: "kann ich, konnen wir, konnte ich, konnten wir, darf ich, durfen wir, durften wir, ist es moglich, ware es moglich, moglich, moglichkeit, geht das, ginge das, ginge, klappt das, machbar, ware das okay, ist es okay",
  please: "bitte, bitteschon, biddö",
  asks: "was, wann, wo, wie, wer, wieviel, wie viel, welche, welcher, welches, warum, wieso, woher, wohin, gibt es, gibts, gibt s, haben sie, habt ihr, hat das, hat der, hat die, ist der, ist die, ist das, ist es, sind die, seid ihr, sind sie, darf man, kann man, muss man, muss ich, mussen wir, bieten sie, bietet ihr, ob, ab wann, bis wann, weiss jemand, wisst ihr, wissen sie, kostet, kosten, kann mein, darf mein, darf der, darf die, empfehl*, inklusive, hat euer, hat ihr, macht ihr, offnet, schliesst, irgendwo, suche, suchen, mitbringen, mitnehmen, interessiere",
  knows:
    "wissen, sagen, frage, fragen, erklaren, erfahren, bescheid geben, gibt es, haben sie, habt ihr, empfehlen, empfehlung*, information*, auskunft, brauche ich, brauchen wir, braucht man, muss man, mussen wir, ob ich, ob wir, ob man, mitbringen, kostet, kosten, wie viel, wieviel, nachschauen, wann, verraten",
  grievance:
    "kaputt, defekt, funktioniert nicht, funktionieren nicht, geht nicht, geht seit, gehen nicht, geht immer noch nicht, lauft nicht, tut nicht, springt nicht an, fallt standig aus, fallt dauernd aus, bricht standig, bricht dauernd, spinnt, verstopft, lauft nicht ab, tropft, undicht, dreckig*, schmutzig*, verdreckt*, ekelhaft*, eklig*, unmoglich*, unverschamt*, frechheit, unzumutbar*, inakzeptabel, enttauscht*, enttauschend, schlimm, katastroph*, furchtbar*, schrecklich*, unfreundlich*, unhoflich*, ignoriert*, stinkt*, mieft, schimmel*, kakerlake*, wanzen, ameisen, mause, kein warmes wasser, kein warmwasser, kein heisses wasser, kein wasser, kein strom, keine heizung, eiskalt, lauwarm, kam kalt, war kalt, niemand gekommen, niemand kommt, keiner kommt, keiner gekommen, kam niemand, kam keiner, kommt niemand, kommt keiner, niemand da, keiner da, warten seit, warte seit, warten schon, warte schon, warten immer noch, warte immer noch, gewartet, immer noch nicht, immer noch kein*, noch immer nicht, noch immer kein*, schon zweimal, schon dreimal, mehrfach, nicht geschlafen, kaum geschlafen, nicht schlafen, kein auge, wach gehalten, zu laut, so laut, sehr laut, ohrenbetaubend, larm, krach, gebell, bohren, bohrt, baustelle vor, nicht geputzt, nicht gereinigt, nicht sauber, nicht gemacht worden, nicht was wir, nicht das was, nicht das gebuchte, falsches zimmer, falsche zimmer, wir hatten … gebucht, abzocke, zu viel berechnet, doppelt abgebucht, doppelt berechnet, zweimal abgebucht, haare, flecken, fleckig*, unzufrieden, nicht zufrieden, sauer, nie wieder, beschwer*, fur den preis, fur das geld, vergessen worden, habt ihr vergessen, haben sie vergessen, verdorben, versalzen, roh, ungeniessbar, warten … schon, warte … schon, warten … minuten, warten … stunde, kein auge, die halbe nacht, die ganze nacht",
  facility:
    "zimmer, dusche, wc, klo, toilette, bad, badezimmer, waschbecken, wasserhahn, wasser, heizung, heizkorper, klima, klimaanlage, wlan, wifi, internet, tv, fernseher, fernbedienung, lampe, licht, tur, schloss, schlussel, schlusselkarte, fenster, kuhlschrank, minibar, safe, tresor, bett, matratze, bettwasche, handtucher, pool, lift, aufzug, essen, abendessen, fruhstuck, kaffee, suppe, service, bedienung, kellner, personal, balkon, nachbarn, nachbar, nebenzimmer, musik, rollladen, abfluss, fon",
  failing:
    "kaputt, kalt, dreckig, staubig, laut, fehlt, fehlen, spat, langsam, tot, klemmt, kalte, streikt, nicht, kein, keine, keinen, riecht, winzig, schlecht, schlimm, leer, nichts, flackert, durchgelegen, hart, unbequem, verschmutzt, unfreundlich, geht",
  thanks: "danke*, dank, vielen dank, herzlichen dank, besten dank, merci, dankschon, vergelts gott",
  compliment:
    "wunderschon*, schon, schone, schones, toll*, super, klasse, mega, traumhaft*, traum, herrlich*, fantastisch*, grossartig*, perfekt*, wunderbar*, genial*, lecker*, kostlich*, ausgezeichnet*, hervorragend*, begeistert*, lieben, liebe es, verliebt, spitze, einmalig*, gemutlich*, freundlich*, aufmerksam*, nett, lob, kompliment*, beste, besten, bester, wow, paradies*, genossen, geniessen, freuen uns, freu mich, freue mich, grusse an die kuche, fuhlen uns wohl, fuhlen uns sehr, so wohl, gut geschlafen, geschmeckt, rundum zufrieden, kommen wieder, kommen bestimmt wieder",
  smallTalk:
    "wie geht, wie gehts, schonen tag, schonen abend, schones wochenende, gute nacht, guten morgen, guten abend, gute reise, bis morgen, bis spater, bis dann, bis bald, auf wiedersehen, tschuss, ciao, servus, moin, gruss gott, liebe grusse, viele grusse, lg, schlafen sie gut, schlaft gut, frohe weihnachten, frohes neues, frohe ostern, alles gute, gleichfalls, ebenfalls, haha*, kein problem, alles klar, macht nichts, gut angekommen, wieder zuhause, wieder zu hause, daheim, was fur ein wetter, was fur ein tag, schonen feierabend, bis zum nachsten mal, pfiat euch, schonen sonntag, schonen montag, schonen freitag, schonen samstag, einen schonen, eine schone, schones",
  telling:
    "nur zur info, zur info, zur information, ubrigens, nur damit, kurze info, wollte nur, wollten nur, wir kommen, wir sind, wir waren, wir haben, wir hatten, wir fahren, wir gehen, wir sitzen, wir stehen, wir reisen, wir werden, wir essen, wir landen, wir bringen, wir nehmen, ich bin, ich habe, ich hab, ich komme, ich reise, komme, kommen gegen, kommen erst, kommen etwas, kommen mit, sind gerade, sind grad, sind jetzt, sind in, sind schon, sind zu, sind auf dem weg, unterwegs, stau, verspat*, verspatung, gelandet, angekommen, eingecheckt, meine frau, mein mann, mein sohn, meine tochter, meine mutter, mein vater, mein freund, meine freundin, mein partner, meine partnerin, unser sohn, unsere tochter, unser hund, unser zug, unser flug, unsere kinder, die kinder, mein zug, mein flug, einer von uns, eine von uns, hat geburtstag, ist vegetarier*, ist vegan*, ist schwanger, es wird, wird spater, kann sein dass, melden uns, melde mich, hochzeitstag, wir feiern, ich heisse, sind in … da, in … minuten da, reise mit, reisen mit",
  yesNo:
    "ja, jo, jep, jup, jawohl, klar, nein, ne, nee, no, na, ok, okay, okey, passt, perfekt, gern, gerne, super, einverstanden, genau, stimmt, richtig, sicher, unbedingt, auf jeden fall, auf keinen fall, machen wir, machen sie, macht das, mach das, bitte ja, ja bitte, nein danke, lieber nicht, geht klar, alles klar, in ordnung, abgemacht, klingt gut, hort sich gut an, nicht notig, brauchen wir nicht, zu teuer, lassen wir, dann nicht, weder noch, vielleicht, bestatige, bestatigt, bitte buchen, bitte eintragen, das passt, ist gut, geht in ordnung, top",
  choice:
    "das erste, das zweite, das dritte, die erste, die zweite, den ersten, den zweiten, der erste, der zweite, lieber, besser, dann, statt, eher, spater, fruher, das grossere, das andere, die andere, beide, beides, egal, halb, viertel, nehmen wir, nehme",
  optOut:
    "keine nachrichten mehr, keine … nachrichten, nachrichten … aufhoren, hort auf … schreiben, horen sie auf, nicht mehr schreiben, schreiben sie mir nicht, schreibt mir nicht, schreib mir nicht mehr, nicht mehr anschreiben, nicht mehr kontaktieren, abmelden, abbestellen, keine werbung, keine sms, kein whatsapp mehr, loschen sie meine nummer, aus dem verteiler, in ruhe lassen, lasst mich in ruhe",
  person:
    "echten menschen, echter mensch, einem menschen, mit jemandem, mit einem mitarbeiter, mit der rezeption, mitarbeiter verbinden, einem mitarbeiter, eine mitarbeiterin, mit der chefin, mit dem chef, richtiger mensch, richtigen menschen, jemand echtes, jemand vom team, jemand vom personal, jemand vom haus, ruft mich an, rufen sie mich, ruckruf, zuruckrufen, anrufen lassen, keinen bot, kein bot, kein roboter, keine maschine, nicht mit einem bot, personlich sprechen, personlich mit, menschlichen, mit wem kann ich, jemanden sprechen, jemand sprechen, ans telefon, mit dem chef",
  today: "heute, heut, heute abend, jetzt, nachher",
  tomorrow: "morgen, morgen fruh",
  dayAfter: "ubermorgen",
  morning: "fruh, morgens, vormittag*, in der fruh, am morgen",
  evening: "abend, abends, nachmittag, nachmittags, heute abend, nachts",
  noon: "mittag, mittags",
  days: "sonntag*, montag*, dienstag*, mittwoch*, donnerstag*, freitag*, samstag* sonnabend*",
  months:
    "januar janner, februar, marz, april, mai, juni, juli, august, september, oktober, november, dezember",
  numbers: "ein eins, zwei zwo, drei, vier, funf, sechs, sieben, acht, neun, zehn, elf, zwolf",
  together: "zweit, dritt, viert, funft, sechst, siebt, acht",
  people: "personen, person, leute, erwachsene, gaste, kinder, pers, mann, platze",
  countAfter: "fur, von, zu, sind, wir sind",
  room: "zimmer, zi, zimmernummer, zimmer nr, nr, apartment, suite",
  at: "um, gegen, ab, bis, ca, auf, so um",
  hours: "uhr",
  says: {
    passedOn: "Ich habe es weitergegeben: {what}. Das Team bestätigt es Ihnen.",
    passedOnUnknown: "Ich habe Ihren Wunsch ans Team weitergegeben.",
    people: "{count} Personen",
    room: "Zimmer {room}",
    thanks: "Sehr gern!",
    compliment: "Vielen Dank, das freut uns sehr!",
    smallTalk: "Danke, alles Gute für Sie!",
  },
};
