import type { WordList } from "./concepts.ts";

export const de: WordList = {
  check_in:
    "check in, checkin*, einchecken, eingecheckt, checke ein, anreise*, ankunft*, ankommen, anreisen, zimmer beziehen, zimmer bezugsfertig, ins zimmer, wann können wir rein, wann kann ich rein, wann dürfen wir rein, ab wann können wir rein, wann ist das zimmer fertig, zimmer fertig, zimmer bereit, ab wann bezugsfertig, zimmerbezug*, wann können wir kommen, wann dürfen wir kommen, ab wann können wir kommen, wann kann ich kommen, wann können wir ins, wann können wir da sein, ab wann dürfen wir kommen, wann darf ich kommen, bezugsfertig*, beziehbar, bezugsfrei, ankunftszeit*, anreisezeit*, wohnung beziehen, ab wann können wir, reinkönnen, einziehen",
  early_check_in:
    "früher einchecken, frühe anreise, früher anreisen, early check in, früher check in, früher ins zimmer, vorzeitig einchecken, früher kommen, früher rein, vor 15 uhr einchecken, eher einchecken, schon vormittags einchecken, früher beziehen, early checkin, früher da sein, zimmer schon früher, früher aufs zimmer, schon vormittags ins zimmer, schon mittags ins zimmer, zimmer früher, eher ins zimmer, vorher ins zimmer, vor drei ins zimmer",
  late_check_in:
    "spät anreisen, späte anreise, später anreisen, spät ankommen, spätanreise*, später check in, nach mitternacht ankommen, spät einchecken, später kommen, spät in der nacht ankommen, verspäten uns, wir verspäten, kommen später an, kommen erst spät, erst spät an, erst nachts an, nachts ankommen, nachts einchecken, spät abends ankommen, spätankunft*, late checkin, self check in, nachts rein, nachts noch rein, nachts die tür, tür nachts, erst nachts, nachts ins haus, spät heimkommen, in der nacht zurück, ausgesperrt wenn wir, erst nach mitternacht, mitten in der nacht ankommen, ist dann noch jemand da, kommen wir nachts rein, kommt man nachts rein, erst gegen mitternacht",
  check_out:
    "check out, checkout*, auschecken, ausgecheckt, abreise*, abreisen, zimmer verlassen, zimmer räumen, zimmer raus, wann müssen wir raus, müssen wir raus, muss ich raus, bis wann müssen wir raus, wann raus, zimmer abgeben, schlüssel abgeben, zimmer frei machen, zimmer freigeben, wann müssen wir weg sein, raus sein, bis wann zimmer, aus dem zimmer, zimmer freimachen, aus dem zimmer raus, wann muss ich gehen, wann müssen wir gehen, bis wann müssen wir weg, bis wann muss ich weg, wann muss man raus sein, bis wann muss man raus, wann müssen wir los, zimmer leer sein, wann fliegen wir raus, wann müssen wir ausziehen, wann müssen wir fahren, wann müssen wir abfahren, bis wann dürfen wir bleiben, bis wann können wir bleiben, wann müssen wir draußen sein, geräumt sein, geräumt werden, zu räumen, geräumt haben, zu verlassen, weg sein, wieder weg, verlassen werden, verlassen haben, bis wann müssen wir, räumen, geräumt, zu verlassen bis, letzten tag raus, abreisezeit*, ausziehen, wieder frei, spätestens verlassen, abfahrt bis, wohnung verlassen",
  late_check_out:
    "später auschecken, späte abreise, late check out, später check out, länger im zimmer, spätabreise*, später abreisen, zimmer länger, später checkout, später raus, länger schlafen, länger bleiben im zimmer, bis mittag bleiben, bis nachmittag bleiben, später auszuchecken, late checkout, zimmer bis nachmittag, zimmer noch länger, später rausgehen, später gehen, ausschlafen, länger liegen bleiben, zimmer später verlassen, zimmer bis mittag, erst mittags raus, spät auschecken, etwas länger bleiben, ein bisschen länger bleiben, am letzten tag länger",
  reception:
    "rezeption*, empfang*, nachtportier*, front desk, rezi, lobby besetzt, portier, jemanden an der rezeption, nachts jemand da, jemand an der rezeption, rund um die uhr besetzt, nachtportier, empfang",
  key: "schlüssel*, zimmerschlüssel*, zimmerkarte*, schlüsselkarte*, ausgesperrt, zugesperrt, zimmerkarte funktioniert, chipkarte*, keycard*, komme nicht rein, kommen nicht rein, tür geht nicht auf, aussperrt, hausschlüssel*, haustürschlüssel*, zweiter schlüssel, schlüsselverlust*, schlüssel verloren, schlüssel verlieren, ersatzschlüssel*, verlust des schlüssels, schlüsselrückgabe*, schlüssel zurück*, schlüssel abgeben, wohin mit dem schlüssel, schlüssel lassen, schlüssel hinterlassen, schlüsseldienst*, zweitschlüssel, schlüsselübergabe*, schlüsselbund",
  access_code:
    "türcode*, zugangscode*, eingangscode*, torcode*, code für die tür, schlüsselbox*, schlüsseltresor*, zahlencode*, pin für die tür, keybox*, nummerncode*, türöffner*, schlüsselsafe*, schlüsselkasten*, zahlenschloss*, codeschloss*, smartlock, elektronisches schloss, tresor mit code, pin code",
  id_document:
    "*ausweis*, reisepass*, personalausweis*, pass vorlegen, führerschein*, identitätskarte*, id mitbringen, lichtbild*, meldeschein*, anmeldeschein*, ausweis*, lichtbildausweis*, ausweiskopie*, meldezettel*, meldepflicht*, meldegesetz*, gästeverzeichnis, anmeldeformular*, namen aller, persönliche daten, personaldaten, ausweisen",
  occupancy:
    "personenzahl*, personenanzahl*, gästezahl*, wie viele personen, wie viele leute, wie viele gäste, zu wievielt, für wie viele, belegung*, schlafplätze, höchstens personen, wie viele können schlafen, maximale personen*, wie viele personen können schlafen, zu wie vielt, höchstzahl, maximale anzahl, personenanzahl, höchstbelegung, maximalbelegung*, belegt werden, bewohnt werden, anzahl der personen, gebuchten personen, gebuchte personenzahl, angemeldeten personen, zählt ein baby, mehr leute, eine person mehr, mit wie vielen personen, wie viele personen dürfen",
  minimum_age:
    "mindestalter*, altersgrenze*, wie alt, minderjährig*, altersbeschränkung*, allein einchecken, alleine einchecken, ohne eltern, ohne uns einchecken, noch nicht 18, noch keine 18, unter 18, erst 17, ist 17, ist 16, volljährig, jugendliche*, begleitung erwachsener, in begleitung von erwachsenen, teenager*, jugendgruppe*, volljährige*, volljährigkeit, mindestens 18, ab 18, wie alt muss, jugendliche allein, erziehungsberechtigt*, aufsichtsperson*, aufsichtspflicht*, aufsicht der eltern, unbeaufsichtigt*, begleitung der eltern, in begleitung",
  booking:
    "buchung*, reservierung*, buchungsnummer*, verfügbarkeit*, freies zimmer, gebucht, noch was frei, noch zimmer frei, habt ihr was frei, mindestaufenthalt*, mindestens zwei nächte, mindestens drei nächte, nur eine nacht, nur für eine nacht, eine einzige nacht, mindestmietdauer*, mindestbuchung*, mindestnächte",
  cancellation:
    "storn*, absage*, absagen, kündig*, stornierung*, zurücktreten, nicht kommen können, annullier*, doch nicht kommen, absagen müssen, wieder absagen, rücktritt, kurzfristig absagen",
  change_of_booking: "umbuch*, buchung ändern, reservierung ändern, anderes datum",
  deposit:
    "kaution*, anzahlung*, sicherheitsleistung*, vorauszahlung*, hinterlegen, anzahlen, vorkasse, geld blockieren, betrag blockieren, auf der karte blockiert, karte belastet, kaution, geld auf der karte geblockt, betrag reservieren, vorab abbuchen, kaution zurück*, mietkaution*, schlüsselpfand, im voraus anzahlen, kaution erstattet",
  payment:
    "zahlen, bezahl*, zahlung*, kreditkarte*, ec karte, girokarte*, karte, bar zahlen, bargeld*, visa, mastercard, paypal, apple pay, kartenzahlung*, überweis*, mit karte, bezahlen mit, ec, twint, bankomat karte, bankomatkarte*, kontaktlos*, debitkarte*, auf rechnung, maestro, google pay, american express, amex, begleichen, bar oder karte, mit handy zahlen, bar auf die hand, nur bares, rechnung begleichen, geldscheine, scheine, euro scheine, 200 euro, 500 euro, barzahlung*, bar bezahlen, in bar, girocard*, ec karte*, ec kartenzahlung, vorkasse*, zahlungsweise*, zahlungsbedingung*, zahlungsart*, bezahlt man, bezahlen wir, vor ort zahlen, vor ort bezahlen, im voraus zahlen, im voraus bezahlen, bei ankunft bezahlen, bei anreise bezahlen, bei anreise zahlen, zahlbar, kontonummer*, lastschrift*, zahlungsmittel*, wann zahlen, wann muss ich zahlen, wann muss ich bezahlen, wann müssen wir zahlen, wann müssen wir bezahlen",
  city_tax:
    "kurtaxe*, ortstaxe*, citytax, city tax, bettensteuer*, touristensteuer*, tourismusabgabe*, kurbeitrag*, übernachtungssteuer*, tourismussteuer*, gästetaxe*, nächtigungstaxe*, kurabgabe*, tourismustaxe*, aufenthaltsabgabe*, nächtigungsabgabe*, beherbergungssteuer*, gebühr an den ort, gebühr an die gemeinde, ortstaxe, abgabe an die stadt, bettensteuer, übernachtungssteuer, gästetaxe, tourismusabgabe, steuer pro nacht, diese steuer, gästebeitrag",
  invoice:
    "rechnung*, quittung*, beleg, mehrwertsteuer*, firmenrechnung*, beleg*, faktura, kassenbon*, bewirtungsbeleg*, ust, uid nummer, auf die firma, auf meine firma, firmenadresse, spesenabrechnung, für die steuer, für die buchhaltung, umsatzsteuer*, mehrwertsteuer",
  refund: "erstatt*, rückerstatt*, geld zurück, rückzahlung*",
  extra_night:
    "zusätzliche nacht, noch eine nacht, eine nacht länger, verlänger*, länger bleiben, weitere nacht, noch einen tag, einen tag länger, nacht dranhängen, nacht anhängen, aufenthalt verlängern, noch eine nacht dazu",
  room_upgrade:
    "upgrade*, besseres zimmer, größeres zimmer, seeseite, zimmer zum see, zur seeseite, mit seeblick statt, aufpreis seeblick, upgraden",
  discount:
    "rabatt*, ermäßig*, gutscheincode*, sonderangebot*, nachlass*, prozent, aktion, aktionen, promocode*, seniorenrabatt*, frühbucher*",
  gift_voucher: "gutschein*, geschenkgutschein*",
  group: "gruppe, gruppen*, reisegruppe*",
  guest_card:
    "gästekarte*, gästecard*, inklusivkarte*, tourismuscard*, regionskarte*, sommercard*, gästepass*, citycard*, kurkarte*, meldeschein*, bonuskarte*, vorteilskarte*, guest card, gäste karte",
  opening_season:
    "betriebsferien*, betriebsurlaub*, im winter geschlossen, im winter zu, winterpause*, saisonstart*, saisonbeginn*, saisonende*, saisoneröffnung*, jahresurlaub*, wann macht ihr wieder auf, wann sperrt ihr wieder auf, sperrt ihr wieder auf, macht ihr wieder auf, wieder geöffnet, wiedereröffnung*, ganzjährig geöffnet, im winter geöffnet, im winter offen, ganzjährig offen, das ganze jahr offen, das ganze jahr geöffnet, sommerpause*, ruhemonat*, saisonzeit*",
  luggage:
    "*gepäck*, koffer*, tasche, taschen, rucksack*, koffer abstellen, sachen abstellen, sachen da lassen, sachen unterstellen, trolley*, koffer dalassen, sachen dalassen, koffer unterstellen, koffer stehen lassen, sachen hier lassen, gepäck lassen, zeug dalassen, koffer lassen",
  lost_property:
    "fundsache*, fundbüro*, vergessen, verloren, liegen lassen, liegengelassen, hab was vergessen, liegen gelassen, liegengeblieben, liegenlassen, hängen lassen im zimmer, vergessen im zimmer, im zimmer vergessen, liegen geblieben, nachschicken, nachsenden, bei euch vergessen, hängen lassen, was vergessen, hebt ihr auf, heben sie auf, fundsachen",
  room_types:
    "zimmertyp*, zimmerkategorie*, doppelzimmer*, einzelzimmer*, dreibettzimmer*, suite*, apartment*, verbindungstür*, zimmerarten, zimmergröße*, ferienwohnung*, fewo, studio, zimmerauswahl*, juniorsuite*, quadratmeter, wie groß ist das zimmer, wie groß sind die zimmer, zimmergröße, doppelzimmer",
  family_room: "familienzimmer*, vierbettzimmer*, familiensuite*",
  view: "aussicht*, *blick, ausblick*, seeblick*, meerblick*",
  bed: "bett, betten, doppelbett*, kingsize*, einzelbett*, matratze*, getrennte betten, boxspring*, ehebett*, stockbett*, etagenbett*, hochbett*",
  extra_bed:
    "zustellbett*, zusatzbett*, extrabett*, beistellbett*, aufbettung*, schlafsofa*, zusätzliches bett, weiteres bett, bett dazustellen, bett dazu, drittes bett, klappbett*, bettsofa*, schlafcouch*, couch zum schlafen, aufbettung, zu dritt im zimmer, dritte person im zimmer, matratze dazu, noch n bett, noch ein bett, bett rein, zu dritt schlafen",
  cot: "babybett*, kinderbett*, gitterbett*, reisebett*, stubenwagen*, wiege, bett fürs baby, bett für das baby, bett für unser baby, bettchen, kinderbettchen",
  bedding:
    "kissen*, decke, decken, bettdecke*, bettwäsche*, kopfkissen*, laken, bettlaken*, polster, duvet*, zudecke*, leintuch*, wolldecke*, überzug, bettzeug*, betten abziehen, bett abziehen, betten abgezogen, bett abgezogen, abgezogen, bettbezug*, bettbezüge*, bezüge, betten abzuziehen, spannbettlaken*, betttuch*, schlafsack*, kopfkissenbezug*, betten bezogen, bezogene betten, frisch bezogen, bezogen, betten gemacht, wäschepaket*, kissen, matratzenschoner*, bettwäsche mitbringen",
  towels:
    "*handtuch*, *handtüch*, badetuch*, strandtuch*, badetücher*, strandtücher*, saunatuch*, handtücher*, handtuch*, duschtuch*, duschtücher*, geschirrtuch*, geschirrtücher*, saunatücher*, badehandtuch*",
  pool_towels:
    "poolhandtuch*, strandtuch*, badetuch*, saunatuch*, handtücher für den pool, saunahandtuch*, strandhandtuch*",
  toiletries:
    "shampoo*, seife*, duschgel*, pflegeprodukt*, zahnbürste*, zahnpasta*, toilettenartikel*, toilettenpapier*, rasier*, hygieneartikel*, haarwäsche, zahnputz*, klopapier*, wc papier, duschzeug*, conditioner*, bodylotion*, nähset*",
  bathrobe:
    "bademantel*, bademäntel*, hausschuh*, pantoffel*, badeschlappen, schlapfen, finken, badelatschen, saunamantel, morgenmantel*",
  bathroom:
    "badezimmer*, bad, eigenes bad, toilette*, wc, gemeinschaftsbad*, klo, klos, häusl, etagenbad*, bidet",
  bathtub: "badewanne*",
  shower: "dusche*",
  hot_water:
    "warmwasser*, warmes wasser, heißes wasser, boiler*, warmes duschwasser, kein warmes wasser, heißwasser*, durchlauferhitzer*",
  hairdryer: "föhn*, fön*, haartrockner*, foen*, foehn*, haare föhnen, haare trocknen, glätteisen*",
  iron: "bügel*, bügeleisen*, bügelbrett*, hemd bügeln, dampfglätter*, glätten, bügeln, bügeleisen, verknittert, zerknittert, knitter*",
  safe: "safe*, tresor*, schließfach*, wertsachen*, zimmersafe*, wegschließen, einschließen, wertsachen, schmuck, safe, laptop einschließen, pässe einschließen",
  minibar:
    "minibar*, kühl stellen, kühl halten, kühlen, kühl lagern, kühlschrank im zimmer, was kaltstellen, kaltstellen",
  fridge: "kühlschrank*, gefrier*, eiskasten*, tiefkühl*, eisfach*, kühlbox*",
  medicine_fridge:
    "insulin*, medikamente kühlen, medizin kühlen, medikamente kühl*, medikamentenkühl*, medizin kühl lagern, medikament im kühlschrank, spritzen kühlen",
  kettle:
    "wasserkocher*, teekocher*, tee kochen, tee, tee machen, wasser kochen, heißes wasser, teewasser, wasserkocher",
  coffee: "kaffee*, espresso*, cappuccino*, kaffee machen, kaffee kochen, kapselmaschine, kaffeemaschine",
  kitchen:
    "küche*, kochnische*, kochen, mikrowelle*, herd, selbstversorg*, kochmöglichkeit*, kochgelegenheit*, herdplatte*, backofen*, geschirrspüler*, geschirr*, töpfe, spülmaschine*, kochplatte*, selber kochen, selbst kochen, backrohr*, besteck, abwaschen, abspülen, abwasch, geschirr spülen, spülen, gespült, *spülmaschine*, *geschirrspüler*, spülmaschinen*, pfannen, pfanne, topf, besteck*, toaster, gekocht, kochgeschirr, teller, gläser, schränke einräumen, ausräumen, ausgeräumt, induktion*, ceranfeld*, dunstabzug*, frittier*, fritteuse*, kochutensilien",
  water:
    "trinkwasser*, leitungswasser*, mineralwasser*, wasserflasche*, flasche wasser, wasser trinken, wasser aus der leitung, hahnenwasser*, hahnenburger, wasserspender*, wasser aus dem hahn",
  tv: "tv, fernseh*, sender, kanäle, glotze, tv sender, fußball schauen, spiel schauen, sky, fernbedienung*, fernsehen, filme schauen",
  streaming:
    "netflix, streaming*, chromecast, youtube, streamen, disney, serien schauen, eigenes konto, amazon prime, magenta",
  phone: "zimmertelefon*, telefonieren",
  desk: "schreibtisch*, arbeitsplatz*",
  power_socket:
    "steckdose*, adapter*, ladegerät*, ladekabel*, stromadapter*, spannung, handy laden, handy aufladen, netzteil*, usb*, stromstecker*, reiseadapter*, verlängerungskabel*, stecker*, passt mein stecker, schuko*, reiseadapter, netzstecker, passen die stecker, welche steckdosen, unsere stecker, schweizer stecker, stecker passt, kabeltrommel*, steckerleiste*, mehrfachstecker*, steckdosenleiste*, cee stecker, adapterkabel",
  air_conditioning:
    "klimaanlage*, klima, klimatisier*, klimatisiert, ventilator*, klimagerät*, klimaanlag*, kühlung, zimmer kühlen, zu heiß im zimmer, ac, klima*, zu warm im zimmer, runterkühlen, abkühlen",
  heating:
    "heizung*, heizen, heizkörper*, beheizt*, fußbodenheizung*, radiator*, kalt im zimmer, zimmer kalt, warm machen, geheizt, thermostat*, heizlüfter*, elektroheizung*, heizlüftern, pelletofen*, kachelofen*, holzofen*, kaminofen*",
  balcony: "balkon*",
  terrace: "terrasse*, dachterrasse*",
  noise:
    "*lärm*, laut, ruhig*, hellhörig*, schallschutz*, schalldicht*, geräusch*, ohrstöpsel*, schallisoliert*, krach*, laut draußen",
  quiet_hours:
    "ruhezeit*, nachtruhe*, mittagsruhe*, leise sein, ruhe sein, ab wann ruhe, zimmerlautstärke*, nachtruhe, ruhig sein, laut sein, musik bis, zimmerlautstärke, still sein, mittagspause, ruhe herrschen, musik hören, ist ruhe, muss ruhe, leise, leiser, musik, laute musik, musik abspielen, musikinstrument*, instrumente, lautstärke, ruhestörung*, rücksicht*, rücksichtnahme, still, ruhezeiten, ruhe einhalten, lärm vermeiden, nachtruhe ab, krach machen, stören, gestört, störung der, abends ruhig, nachts ruhig, wie lange draußen sitzen, draußen sitzen",
  housekeeping:
    "*reinigung*, zimmerservice reinigung, putzen, sauber machen, zimmermädchen*, housekeeping, gereinigt, bettwäschewechsel*, aufräumen, geputzt, sauber gemacht, zimmer machen, putzfrau*, saubergemacht, zimmer reinigen, aufgeräumt, handtuchwechsel*, betten machen, putzfrau, zimmermädchen, frische bettwäsche, reinigungskraft, wäsche gewechselt, wäschewechsel*, bettwäsche gewechselt, bettwäsche wechseln, handtücher gewechselt",
  waste:
    "müll*, abfall*, kehricht*, mistkübel*, altglas*, glascontainer*, entsorg*, gelber sack, papierkorb*, güsel, tonne, tonnen, mülltonne*, restmüll, biomüll*, papiermüll, altpapier, pappe, karton*, plastikmüll, gelbe tonne, wertstoff*, mülltrennung*, trennen wir, müll trennen, müllabfuhr*, leergut, pfandflasche*, flaschen entsorgen, leere flaschen, mülleimer*, biotonne*, kompost*, sondermüll, sperrmüll, unrat, papier und glas, container, containern, recycling*, müllcontainer*, wegwerfen, wegschmeißen",
  smoking:
    "rauch*, nichtraucher*, raucher*, zigarette*, aschenbecher*, vape*, geraucht, zigarre*, e zigarette, tschick, iqos, rauchen, eine qualmen, qualmen, vapen, aschenbecher, vape, vaping, dampfen, e zigarette*, verdampfer",
  insects:
    "mücke*, insekt*, moskito*, fliegengitter*, wespen, ameisen, ungeziefer*, bettwanzen*, gelsen*, gelse, spinnen",
  wifi: "wlan*, wifi*, wi fi, internet*, w lan, wlanpasswort*, netz im zimmer, online gehen, ins netz, wlan code, wlan schlüssel, w lan passwort, ins internet, videocall",
  sim_card: "sim karte*, simkarte*, sim, esim, e sim, prepaidkarte*, prepaid karte*, natelkarte*",
  mobile_signal:
    "handyempfang*, mobilfunk*, handynetz*, natelempfang*, netzabdeckung*, handysignal*, empfang auf dem handy, empfang mit dem handy, 5g, 4g, lte, roaming*, mobiles internet, mobile daten, handy empfang, netz empfang",
  elevator:
    "aufzug*, fahrstuhl*, lift, lifte, treppe*, aufzüge, stiege*, stufen, kinderwagen in den aufzug, treppen hochtragen, hochschleppen, treppen laufen",
  accessibility:
    "barrierefrei*, rollstuhl*, behindert*, behinderung*, gehbehindert*, rampe, stufenlos*, rollator*, gehhilfe*, schwerbehindert*, stufenfrei*, ebenerdig*, gehbehinderung*, rollator, ohne stufen, ohne treppe, gehbehindert, treppen steigen, barrierefrei, krücken, stufenlos, schlecht zu fuß",
  pool: "pool*, freibad*, schwimmbad*, schwimmen, *schwimmbecken*, hallenbad*, schwimmbäder, liegestuhl*, liegestühle*, baden, plantschen, schwimmen gehen, planschbecken*, kinderbecken*, außenpool*, sonnenliege*, badi, wasserrutsche*, planschen, ein paar bahnen, bahnen ziehen, ins wasser springen, becken, schwimmbecken, baden gehen",
  lifeguard:
    "bademeister*, rettungsschwimmer*, badeaufsicht*, schwimmaufsicht*, poolaufsicht*, schwimmmeister*, pool beaufsichtigt, wasserrettung*",
  swimming_cap: "badekappe*, badehaube*, schwimmhaube*, badmütze*, schwimmkappe*",
  gym: "fitness*, fitnessraum*, fitnessstudio*, kraftraum*, trainieren, trainingsraum*, sportraum*, gym, kraftkammer*, muckibude*, hantel*, laufband*, trainingsgeräte*, sport machen, hanteln, laufband, kraftraum, fitnessraum",
  spa: "spa, wellness*, dampfbad*, hamam, kosmetik*, spabereich*, dampfbad, entspannungsbereich",
  sauna: "sauna*, saunen",
  massage: "massage*, *massage, *massagen, massier*, rücken kneten, verspannt",
  hot_tub: "whirlpool*, jacuzzi*, sprudelbad*, hot tub, badefass*, hotpot*",
  garden: "garten*, gärten, park des hotels, innenhof*",
  barbecue:
    "grill*, *grillen, grillplatz*, grillkohle*, holzkohle*, gasgrill*, elektrogrill*, einweggrill*, kohlegrill*, gegrillt, kugelgrill*",
  fireplace:
    "kamin, kamine, kaminzimmer*, kaminofen*, kachelofen*, cheminee*, offenes feuer, feuerstelle*, lagerfeuer*, feuerschale*, schwedenofen*, holzofen*, ofen anheizen, einheizen, kaminecke*, kaminfeuer*, feuer machen, grillstelle*",
  firewood:
    "brennholz*, kaminholz*, feuerholz*, holz für den kamin, holz für den ofen, holzscheite*, anzünder*, pellets, holz zum heizen",
  lounge: "lounge*, aufenthaltsraum*",
  library:
    "bibliothek*, buch ausleihen, bücherregal*, bücherei*, büchertausch*, leseecke*, lesezimmer*, lesestoff*, bücherecke*, bücher zum lesen, gibt es bücher, bücher zum ausleihen",
  games: "gesellschaftsspiel*, brettspiel*, billard*, tischtennis*, spielzimmer*, spielraum*",
  meeting_room:
    "tagung*, tagungsraum*, konferenz*, besprechungsraum*, seminar*, meetingraum*, bankett*, veranstaltungsraum*, besprechung, besprechungsraum, tagungsraum, seminarraum, raum für eine besprechung, teammeeting, raum für eine kleine besprechung, kleine besprechung, folien zeigen, raum für ein meeting",
  coworking: "coworking*, co working, gemeinschaftsbüro*",
  printer:
    "druck*, ausdruck*, kopier*, faxen, scannen, boardingpass*, bordkarte*, bordkarte drucken, ticket ausdrucken, ausdrucken, drucken, ausdruck, kopieren",
  laundry:
    "wäscherei*, wäsche*, waschmaschine*, kleidung waschen, wäsche waschen, trockner, waschen, klamotten waschen, waschsalon*, tumbler*, waschpulver*, waschmittel*, waschküche*, hemden reinigen, hemden waschen, hemden, hemd waschen, sachen waschen, schmutzwäsche, anzug reinigen, zum reinigen, dreckwäsche",
  dry_cleaning: "chemische reinigung, *textilreinigung*, kleiderreinigung*, trockenreinigung*",
  playground:
    "spielplatz*, spielplätze*, schaukel*, rutsche*, sandkasten*, spielbereich*, spielgerät*, rutsche, sandkasten, klettergerüst, schaukel, was für die kleinen, spielecke draussen",
  kids_club:
    "kinderclub*, kinderklub*, kinderprogramm*, kinderanimation*, miniclub*, kinderbeschäftigung*, kinder beschäftigen, was für kinder zu tun, kinderprogramm, kinderanimation, spielzimmer",
  security_cameras:
    "überwachungskamera*, videoüberwach*, kameras, sicherheitskamera*, sicherheitsdienst*, gefilmt, kamera*, überwacht, aufgezeichnet",
  concierge: "concierge*, portier*, gepäckträger*",
  tip: "trinkgeld*, bedienungsgeld*, service inbegriffen, schmattes",
  staff_languages:
    "sprachen, sprache, sprechen sie, gesprochen, spricht, sprecht ihr, spricht jemand, deutsch sprechen, englisch sprechen, deutschsprachig*, jemand deutsch, wer spricht, verständigen",
  house_rules: "hausordnung*, hausregel*, regeln",
  fire_safety:
    "notausgang*, feueralarm*, feuerlöscher*, fluchtweg*, rauchmelder*, sammelplatz*, sammelpunkt*, brandschutz*, rettungsweg*, brandmelder*, brandfall*, im brandfall, wenn es brennt, feuertreppe*, löschdecke*, evakuier*, feuermelder*, rettungsplan*, kohlenmonoxid*, co melder, kerze*, offenes feuer, offenem feuer, offene flamme*, feuer machen, *kerzen, teelicht*, teelichter, feuerwerk*, böller*, wunderkerze*, räucherstäbchen, himmelslatern*, fackel*, lagerfeuer*, feuerschale*, feuerstelle*, offenes licht, offenem licht, brennbar*, brandgefahr*, adventskranz*, feuer anzünden, waldbrandgefahr*, anzünden",
  visitors:
    "besucher*, besuch empfangen, gäste mitbringen, zusätzliche person, weitere person, freunde einladen, besuch, besuch bekommen, freundin mitbringen, freund mitbringen, übernachtungsgast*, jemand mit aufs zimmer, besuch aufs zimmer, tagesgäste, freundin aufs zimmer, freund aufs zimmer, jemanden mitbringen, jemand übernachten, besuch mitbringen, bekannte aufs zimmer, mit aufs zimmer, aufs zimmer kommen, aufs zimmer mitnehmen, zu besuch kommen, besuch auf dem zimmer, besuchen kommen, uns besuchen, mich besuchen, freunde bei uns übernachten, freunde zu besuch, vorbeikommen, freund übernachten, freundin übernachten, externe gäste, nicht angemeldete personen, nicht angemeldeten personen, fremde personen, übernachtungsbesuch*, besuch von freunden, nicht gebuchte personen, freunde kommen, freunde vorbei, freunde tagsüber, verwandte, verwandtschaft, familie vorbei, eltern vorbei, eltern kommen, eltern besuchen, schwester besuchen, bruder besuchen, zu besuch, besuchs*, tagesbesuch*, tagesbesucher*, besuch empfang*, besuch haben, besuchen dürfen, dritte personen, fremdpersonen, hausfremde*, betriebsfremde*, unangemeldet*, nicht angemeldete, nicht gemeldete*, weitere personen, zusätzliche personen, weitere gäste, zusätzliche gäste, mehr personen, überbelegung*, über nacht bleiben, übernacht bleiben, bei uns schlafen, bei uns übernachten, mit übernachten, hier übernachten, auf der couch schlafen, auf dem sofa schlafen, mitübernachten, gäste einladen, gäste empfangen, jemanden einladen, einladen, mitbewohner mitbringen, kollegen vorbei",
  parties:
    "party*, partys, feiern, junggesell*, veranstaltung*, geburtstagsfeier*, firmenfeier*, polterabend*, weihnachtsfeier*",
  wedding: "hochzeit*, heiraten, trauung*",
  photographer:
    "fotograf*, photograph*, fotoshooting*, hochzeitsfoto*, fotoaufnahme*, familienfoto*, shooting",
  damage:
    "beschädig*, schaden, kaputt gemacht, zerbrochen, *schäden, *schaden, schadens*, beschädigung*, kaputt mach*, kaputt geh*, kaputt gegangen, kaputtgeh*, kaputtmach*, kaputtgegangen, geht etwas kaputt, etwas kaputt, kaputt ist, zerbrech*, zerbroch*, zerstör*, zu bruch, bruch, glasbruch, runtergefallen, heruntergefallen, verschmutzung*, verunreinig*, fleck*, flecken*, verschüttet*, umgekippt, haftet der, haften mieter, haftet für, haften für, haftung für, ersetzen, ersatz leisten, schadensersatz*, schadenersatz*, wiederbeschaffung*, reparatur*, wer zahlt wenn, kratzer, zu verantworten, abhanden",
  sustainability: "nachhaltig*, umwelt*, ökolog*, recycl*, klimaneutral*",
  breakfast:
    "*frühstück*, brunch*, morgenbuffet*, zmorge*, morgenessen*, früstück, zum frühstück, morgens essen, morgens was essen, früh was essen, was zu essen morgens, frühstücken, brötchen morgens",
  lunch:
    "mittagessen*, lunch*, mittags essen, zmittag*, mittagstisch*, mittagsmenü*, mittags was essen, mittagskarte*, belegtes brötchen, kleinigkeit essen, snack, snacks, zu mittag, mittagstisch, salat, mittags was, mittags etwas, auch mittags, nur mittags, mittags warm, über mittag essen, zum mittag",
  packed_lunch:
    "lunchpaket*, picknick*, jausenpaket*, jausenbox*, jausensackerl*, proviant*, vesperpaket*, vesperbrett*, brotzeitpaket*, brotzeit zum mitnehmen, lunchbox*, frühstückspaket*, frühstücksbox*, lunchsack*, marende*, frühstück zum mitnehmen, essen zum mitnehmen, jause, verpflegungspaket*",
  dinner:
    "abendessen*, dinner*, abends essen, nachtessen*, znacht*, nachtmahl*, abendbrot*, abends was essen, abendmenü*, zu abend essen, abendkarte*",
  half_board:
    "halbpension*, vollpension*, all inclusive, verpflegung*, frühstück und abendessen, abendessen dazu, mit abendessen, abendessen dazubuchen",
  restaurant:
    "restaurant*, speisesaal*, speisekarte*, gaststätte*, essen gehen, im hotel essen, küche geöffnet, tisch reservieren, tisch frei, tisch für, speisen, gasthaus restaurant, wirtshaus*, beizli, beiz, hauptspeise*, warme küche, was zu essen, stube, gaststube*, küchenschluss*, tischreservierung*, abendessen, essen bei euch, bei euch essen, küche offen, küche auf, hunger, abends essen, was warmes",
  kids_menu:
    "kindermenü*, kinderkarte*, kinderteller*, kinderportion*, kindergericht*, kinderspeise*, kinderessen*, essen für kinder, gerichte für kinder, menü für kinder, halbe portion*, kleine portion*, räuberteller*, seniorenteller*",
  tasting_menu:
    "degustationsmenü*, degustation*, verkostungsmenü*, gourmetmenü*, überraschungsmenü*, mehrgang*, menüfolge*, gänge menü, gängemenü*, menüabend*, tastingmenü*, küchenchef menü, chefs table, wie viele gänge",
  own_food:
    "eigenes essen, eigene speisen, eigene lebensmittel, essen mitbringen, speisen mitbringen, essen von außerhalb, selbst mitgebracht*, selbst mitgebrachtes, mitgebrachte speisen, mitgebrachtes essen, eigene getränke, eigene torte, eigenen kuchen, pizza bestellen, lieferdienst*, pizza liefern, lieferservice*, lieferando, essen von draußen, mitgebrachten speisen, mitgebrachten getränken, mitgebrachte getränke, eigenes picknick, verzehr von mitgebrachten, speisen und getränke, picknick*, essen im zimmer, auf dem zimmer essen, im zimmer essen, getränke mitbringen, essen liefern",
  bar: "bar, hotelbar*, cocktail*, getränke*, alkohol*, bier, wein, aperitif*, drink, schnaps, etwas trinken, was trinken, bierkarte*, spritz, gin, absacker, ein bier, aperitif, feierabendbier, gläschen wein",
  wine_list:
    "weinkarte*, weinliste*, offene weine, glasweise*, weinbegleitung*, hauswein*, sommelier*, regionale weine, weine aus der region, naturwein*, flaschenwein*, biowein*, schankwein*",
  corkage:
    "korkgeld*, korkengeld*, stoppelgeld*, zapfengeld*, eigener wein, eigene flasche, wein mitbringen, alkohol mitbringen, getränke mitbringen, eigene getränke, eigenen alkohol, eigenes bier, eigenen sekt, mitgebrachter wein, mitgebrachte getränke, unseren wein",
  wine_tasting:
    "weinprobe*, weinverkostung*, weinverkostigung*, weindegustation*, verkost*, weinkeller*, kellerführung*, kellereibesichtigung*, kellerei*, weingut*, winzer*, weinbau*, weinberg*, rebberg*, heuriger, buschenschank*, wein probieren, wein degustieren, bierverkostung*, bierprobe*, käseverkostung*, schnapsverkostung*, ölverkostung*, weinseminar*, önothek*, vinothek*",
  cooking_class:
    "kochkurs*, kochschule*, kochworkshop*, kochen lernen, backkurs*, kochunterricht*, kochabend*, brotbackkurs*, kochseminar*",
  room_service:
    "zimmerservice*, roomservice*, room service, essen aufs zimmer, frühstück im bett, essen auf dem zimmer, frühstück aufs zimmer, aufs zimmer bestellen, essen im zimmer, aufs zimmer bringen, frühstück ans bett, was aufs zimmer, im zimmer essen, hochbringen",
  diet: "vegetar*, vegan*, halal*, koscher*, laktose*, diät*, fleischlos*, ohne fleisch, pflanzlich*, schweinefleisch*, ohne schwein, kein fleisch, fleischlos, isst kein fleisch, kein schwein*",
  allergy:
    "allerg*, gluten*, zöliakie*, unverträglich*, nussallergie*, nüsse, nussfrei*, lebensmittelallergie*, laktosefrei*, zöliakie, kein gluten, laktose*, erdnuss*, verträgt kein*, milchfrei",
  dress_code:
    "kleiderordnung*, dresscode*, kleidervorschrift*, was anziehen, kurze hosen, kurzer hose, jackett, krawatte*, schick anziehen, schick machen, in shorts, flip flops, was zieht man an, kurze hose",
  vending_machine: "automat, automaten, snack*, eiswürfel*, eismaschine*",
  children:
    "kind, kinder*, baby*, babys, familie*, familienfreundlich*, kleinkind*, sohn, tochter, kids, unser kleiner, enkel*, teenager*, säugling*, nachwuchs, ab welchem alter zahlen, bis welches alter, kinder kostenlos, kinder umsonst, kinder frei, kind kostenlos",
  babysitting:
    "babysitt*, kinderbetreuung*, tagesmutter*, auf die kinder aufpassen, auf unsere kinder aufpassen, kindermädchen*, nanny, kinder betreuen, kinder aufpassen, aufpassen auf die kinder, kinderbetreuung, betreuung für die kinder, jemand für die kinder, babysitter*, kindermädchen, tagesmutter",
  stroller: "kinderwagen*, buggy*, sportwagen für kinder, babytrage*, kindertrage*, rückentrage*, kraxe",
  changing_table:
    "wickeltisch*, wickelkommode*, wickelauflage*, wickelunterlage*, wickelraum*, wickelplatz*, wickelmöglichkeit*, windel*, pampers, töpfchen*, babywanne*, babybadewanne*, wickeln, baby wickeln",
  baby_food:
    "babynahrung*, babybrei*, brei, babykost*, gläschen, fläschchen*, flaschenwärmer*, babyflasche*, babymilch*, milchpulver*, schoppen, schoppenwärmer*, sterilisator*, vaporisator*, muttermilch*, milchflasche*, flasche aufwärmen, flasche warm machen, brei aufwärmen, gläschen aufwärmen, flascherl",
  high_chair:
    "hochstuhl*, hochstühle*, kinderstuhl*, kindersitz*, kindersessel*, hochsessel*, babystuhl*, tripp trapp, kinderhochstuhl*, stuhl fürs baby",
  pets: "haustier*, hund*, katze*, tier, tiere*, vierbeiner*, tierfreundlich*, wauwau, welpe*, fellnase*, mieze, vierbeiner, hündchen, welpe, dackel, hundchen, labrador, kätzchen, fellnase, anleinen, angeleint, anzuleinen, leinenpflicht*, leinenzwang*, an der leine, an die leine, leine, maulkorb*, hunde bellen, hund bellt, nicht bellen, ständig bellen, bellende*, gebell*, geimpft, impfpass*, impfung*, tollwut*, kater, katzen, hundekot*, hundehaufen, haufen wegmachen, kotbeutel*, hundebeutel*, hinterlassenschaften, gassi*, hundewiese*, hundedusche*, hundeplatz*, hundekorb*, hundebett*, hundenapf*, körbchen, stubenrein*, kampfhund*, listenhund*, blindenhund*, assistenzhund*, kaninchen, meerschweinchen, vogel",
  farm_animals:
    "streichelzoo*, streicheltier*, tiere streicheln, tiere füttern, tiere am hof, tiere auf dem hof, bauernhoftier*, hoftier*, ziegen*, schafe*, kühe, hühner, esel, alpaka*, lama, kälber, hasen streicheln, stallbesuch*, stall besuch*, melken, kuhstall*, in den stall, ställe, bauernhof tiere, schweine, tierfütterung*, hasenstall*, lämmer",
  parking:
    "park*, parkplatz*, parkplätz*, *garage*, auto abstellen, stellplatz*, parkhaus*, auto, mit dem auto, wagen, fahrzeug*, auto parken, wo kann ich das auto, auto hinstellen, wagen abstellen, auto lassen, auto unterbringen, karre abstellen, pkw, autoabstell*, stellplätze für autos, auto stehen lassen, wagen lassen, dachbox, dachkoffer, einfahrtshöhe, durchfahrtshöhe, dachträger, wie schnell",
  ev_charging:
    "ladestation*, elektroauto*, e auto*, ladesäule*, wallbox*, auto laden, auto aufladen, tesla, ladepunkt*, elektrofahrzeug*, e autos, ladekabel fürs auto, ladekabel für das auto, e tankstelle*, stromtankstelle*, e auto laden, elektro auto, ladekarte*, typ 2, auto anstecken, schnelllader*, hybridauto*, polestar, e auto, wallbox, tesla laden, wagen laden, elektrisch laden, stromer laden, kwh, pro kwh, welcher stecker fürs auto",
  shuttle:
    "shuttle*, transfer*, flughafentransfer*, abholservice*, abholung*, abholen, zubringer*, holt ihr uns ab, holen sie uns ab, hol und bring, hotelbus*, abgeholt, bahnhofstransfer*, bringt ihr uns, flughafenbus*, holt uns ab, holt ihr uns, hol uns, fahrer, vom flughafen holen",
  taxi: "taxi*, uber, taxler, großraumtaxi*, sammeltaxi*, droschke, wagen rufen, wagen zum bahnhof",
  airport: "flughafen*, flug, flughäfen*, flugzeug*",
  train:
    "bahnhof*, zug, züge, bahn, bahnhöfe*, zugverbindung*, bahnstation*, zughaltestelle*, öbb, sbb, deutsche bahn, hauptbahnhof*, mit der bahn, vom zug, s bahn",
  bus: "bus, busse, bushaltestelle*, straßenbahn*, u bahn, s bahn, öffentliche verkehrsmittel, öpnv, nahverkehr*, haltestelle*, öffis, mit den öffentlichen, postauto*, bim, tram, trambahn*, tramhaltestelle*, fahrplan*, postbus*, linienbus*, öv",
  car_hire:
    "mietwagen*, autovermiet*, auto mieten, leihwagen*, auto leihen, leihauto*, carsharing*, mietauto*, auto ausleihen",
  bicycle:
    "fahrrad*, fahrräd*, rad, räder, e bike*, ebike*, radverleih*, velo*, radl, e bikes, pedelec*, mountainbike*, radkeller*, radtour*, radweg*, rad leihen, räder leihen, drahtesel, radeln, fahrräder, e bike, e bikes leihen, fahrrad leihen, e bikes mieten",
  motorcycle: "motorrad*, motorräd*, roller",
  petrol_station:
    "tankstelle*, tanken, benzin*, diesel, zapfsäule*, volltanken, auftanken, sprit, kraftstoff*, autogas, erdgas tanken, betanken, super bleifrei",
  winter_tyres:
    "winterreifen*, schneekette*, ganzjahresreifen*, winterausrüstung*, winterpneu*, kettenpflicht*, allrad*, 4x4, schneeräum*, straße geräumt, schneebedeckte straße, spikes, räumdienst*, winterdienst*, schneepflug*, sommerreifen",
  boat: "boot*, schiff*, autofähre*, die fähre, der fähre, fähren fahren, fähre nach, fährverbindung*, fährt die fähre, mit der fähre, eine fähre, zur fähre, fährhafen*, segeln, bootsfahrt*, zu den inseln, auf die inseln, linienschiff, anlegestelle, anleger, rüber zu den inseln",
  address:
    "adresse*, anschrift*, postleitzahl*, wo befindet sich das hotel, wo liegt das hotel, wo ist das hotel, wegbeschreibung*, anfahrt*, lage, wo sind sie, standort*, wie komme ich zu euch, wie kommen wir zu euch, wie komme ich zu ihnen, wie kommt man zu euch, navi, wie finden wir euch, wo seid ihr, wo genau liegt, koordinaten, welche ausfahrt, autobahnausfahrt, ausfahrt nehmen, abfahren, wie finde ich euch, wegbeschreibung",
  contact:
    "telefonnummer*, kontakt*, e mail, email*, mailadresse*, anrufen, erreiche ich sie, telefonisch*, handynummer*, natelnummer*, erreichen wir euch, nummer von euch, whatsapp nummer, e mail adresse, erreiche ich euch, telefonnummer, durchwahl, euch anrufen, sie anrufen, nummer vom hotel, an welche adresse schicken, an welche adresse senden, wohin schicken, wohin mailen, an welche mail",
  city_center: "stadtzentrum*, zentrum*, innenstadt*, altstadt*, ortsmitte*",
  tours:
    "ausflug*, ausflüg*, tour, touren, führung*, stadtführung*, aktivität*, unternehmen, tickets, was kann man machen, was kann man unternehmen, freizeit*, unternehmung*, bootstour, rundfahrt*, bootsfahrt, inselrundfahrt, geführte tour, inselhüpfen",
  hiking:
    "wander*, bergtour*, spaziergang*, spazieren, spazierweg*, bergwander*, trekking*, hüttentour*, rundweg*, almhütte*, berghütte*, schneeschuh*, nordic walking, winterwander*, gehzeit*, bergsteig*, themenweg*, lehrpfad*, panoramaweg*, hütten",
  climbing:
    "klettern, kletter*, boulder*, hochseilgarten*, hochseilpark*, canyoning*, abseilen, ferrata, waldseilgarten*",
  mountain_safety:
    "lawine*, bergrettung*, bergwacht*, steinschlag*, lvs, lvs gerät, bergführer*, gipfelgewitter, rega, alpine sicherheit, bergsicherheit*, gewitter am berg",
  cable_car:
    "seilbahn*, bergbahn*, gondel*, sessellift*, sesselbahn*, zahnradbahn*, standseilbahn*, talstation*, bergstation*, skilift*, schlepplift*, luftseilbahn*, liftanlage*, liftbetrieb*, sommerbahn*, schilift*, umlaufbahn*, mittelstation*, lifte offen, lifte in betrieb, lifte geöffnet, laufen die lifte, sind die lifte",
  attractions:
    "sehenswürdigkeit*, museum*, museen, schloss, burg, kirche*, theater*, kino, besichtig*, villa",
  religious_service:
    "gottesdienst*, heilige messe, sonntagsmesse*, messe am sonntag, zur messe, moschee*, synagoge*, gebetsraum*, beten, qibla, kapelle, andacht*, messzeit*, evangelische kirche, katholische kirche, freitagsgebet*",
  nearby_restaurants:
    "restaurants in der nähe, restaurant in der nähe, restaurant empfehlen, wo kann man essen, wo können wir essen, pizzeria*, restaurantempfehlung*, restaurants in der umgebung, essen gehen in der nähe, italiener in der nähe, chinese in der nähe, chinesisches restaurant, lieferdienst, pizza holen",
  beach:
    "strand*, strände*, strandbad*, meer, im see schwimmen, im see baden, in den see springen, in den see, badestelle, steg, seebad, sandstrand",
  lake: "see, am see, badesee*, seeufer*",
  water_sports:
    "wassersport*, surfen, surf*, windsurf*, kitesurf*, kiten, tauchen, tauch*, schnorchel*, kajak*, kanu*, stand up paddl*, sup, sup board, paddeln, paddel*, tretboot*, wasserski*, wakeboard*, rafting*, neopren*, jetski*, pedalo*",
  fishing:
    "angeln, angelschein*, angelkarte*, fischereischein*, fischerkarte*, fischereikarte*, fliegenfisch*, angler*, angelrute*, tageskarte angeln, angelplatz*, fischpatent*, fischen gehen, darf man fischen, kann man fischen, zum fischen, fischen erlaubt, darf ich fischen",
  ski: "ski*, skifahren, schnee, piste*, schifahren, schi, ski fahren, schilift*",
  ski_pass:
    "skipass*, skikarte*, liftkarte*, lifttick*, tageskarte ski, liftpass*, skiticket*, schipass*, schikarte*, saisonkarte*, tagesskipass*, liftabo*, mehrtageskarte*",
  ski_school:
    "skischul*, skikurs*, skilehrer*, skiunterricht*, schischul*, schikurs*, schilehrer*, snowboardkurs*, snowboardschul*, ski lernen, skifahren lernen, skistunde*, kinderskikurs*, skikindergarten*, privatlehrer ski",
  ski_rental:
    "skiverleih*, ski leihen, ski ausleihen, ski mieten, skier leihen, skier mieten, skimiete*, schiverleih*, skiausrüstung*, skiservice*, snowboardverleih*, skischuhe leihen, skiausleihe*, skivermietung*, schi ausleihen, schi leihen, skischuhe ausleihen, skischuhe mieten, skischuhverleih*",
  ski_storage:
    "skiraum*, skikeller*, skidepot*, skischuhtrockner*, skistall*, skischrank*, skispind*, schiraum*, schikeller*, skiabstell*, ski abstellen, ski unterstellen, ski lagern, ski unterbringen, schuhtrockner*, skischuhheiz*, skischuhwärm*, trockenraum*, ski aufbewahr*, skiaufbewahr*, skischuhe trocknen",
  ski_bus:
    "skibus*, schibus*, skishuttle*, bus zur piste, bus zum lift, bus zum skilift, shuttle zur piste, bus ins skigebiet, bus zum skigebiet, wanderbus*, ortsbus*",
  cross_country: "langlauf*, loipe*, skating loipe, skating*",
  sledging:
    "rodel*, schlitten*, schlitteln, schlittel*, bob, bobbahn*, nachtrodel*, zipfelbob*, schneereifen",
  sports: "sport, sportmöglichkeit*, yoga*, joggen, fußball*",
  tennis: "tennis*, padel*, squash*, badminton*, federball*",
  golf: "golf*, minigolf*, greenfee*, abschlagzeit*, driving range",
  horse_riding: "reiten, reit*, pferd*, pony*, ausritt*, ausreiten, kutsch*",
  shops:
    "supermarkt*, supermärkte*, geschäft*, einkauf*, lebensmittelladen*, bäckerei*, souvenir*, shopping*, lädeli, lebensmittel*, konsum, spar, billa, migros, coop, kiosk*, bäcker, dorfladen*, greißler*, einkaufen, was einkaufen, wasser kaufen, obst kaufen, lidl, aldi, semmeln kaufen, brot kaufen, milch kaufen",
  farm_shop:
    "hofladen*, ab hof, hofverkauf*, bauernladen*, hofprodukt*, eigene produkte, regionale produkte, selbstgemachte marmelade, frische milch, frische eier, bauernhofprodukt*, weinverkauf*, eier vom hof, milch vom hof, wein kaufen, produkte kaufen, produkte vom hof, ab hof verkauf, honig*, hofeigen*",
  market: "markt, märkte, wochenmarkt*, flohmarkt*",
  pharmacy:
    "apotheke*, medikament*, schmerzmittel*, kopfschmerztablette*, pflaster, tabletten, apo, medis, fieber*, ibuprofen, paracetamol, aspirin, tabletten kaufen, hustensaft",
  doctor:
    "arzt*, ärzt*, krankenhaus*, klinik*, zahnarzt*, erste hilfe, hausarzt*, kinderarzt*, notarzt*, spital*, praxis, ordination*, tierarzt*, doktor",
  emergency:
    "notfall*, notruf*, feuerwehr*, polizei*, krankenwagen*, rettungswagen*, notfallnummer, nummer im notfall, nummer für den notfall, rettung rufen",
  cash_machine:
    "geldautomat*, bankautomat*, bank, geld abheben, bankomat*, geld holen, atm, geld ziehen, sparkasse*, bargeld abheben, bares holen, kein bargeld, abheben",
  currency_exchange:
    "geldwechsel*, wechselstube*, geld wechseln, geld tauschen, geld umtauschen, währung wechseln, währung tauschen, wechselkurs*, dollar wechseln, franken wechseln, devisen*, euro wechseln, geldumtausch*, franken tauschen, dollar tauschen",
  weather:
    "wetter*, regen, temperatur*, wettervorhersage*, schneit, schneefall*, sonnig*, wie warm ist es, wie kalt ist es",
  nightlife:
    "nachtleben*, disko*, disco*, club, live musik, livemusik*, tanzen, casino*, konzert*, unterhaltung*, fortgehen, weggehen, ausgang am abend, bars in der nähe, feiern gehen",
  umbrella: "regenschirm*, schirm, schirme, schirm*, nass werden",
  newspaper: "zeitung*, zeitschrift*",
  parcel:
    "paket*, post, postamt*, briefmarke*, postkarte*, päckchen, lieferung*, dhl, päckli, brief aufgeben, zustellung*, versenden, retoure*",
  wake_up_call:
    "weckruf*, weckdienst*, wecken, wecker*, aufwecken, weckservice*, wach gemacht, aufgeweckt, geweckt",
  pitch:
    "zelt*, wohnmobil*, wohnwagen*, camper*, campingplatz*, camping*, campen, caravan*, reisemobil*, vorzelt*, stellplatz für wohnmobil*, stellplatz mit strom, stromanschluss*, dachzelt*, faltcaravan, glamping*, van übernachten, vorzeltteppich*, zeltplatz*, zeltplätze, stellplätze, parzelle*, pavillon*, sonnensegel, beistellzelt*, zweites zelt, kleines zelt, mobilheim*, mietunterkunft, vorzeltboden, bodenplane*, teppich im vorzelt, unterlegplane*, landstrom, stromsäule*",
  dump_station:
    "entsorgungsstation*, chemietoilette*, chemie wc, campingtoilette*, grauwasser*, abwasser*, toilettenkassette*, wc kassette, kassette entleeren, kassette leeren, frischwasser*, schwarzwasser*, ver und entsorgung*, entleerstation*, chemieklo*, kassettentoilette*, wasser auffüllen",
  final_cleaning:
    "endreinigung*, schlussreinigung*, abschlussreinigung*, reinigungspauschale*, reinigungskosten, reinigungsgebühr*, besenrein*, besenreinem, ausfegen, ausgefegt, gefegt, durchfegen, kehren, ausgekehrt, durchsaugen, saugen, staubsaugen, gesaugt, durchwischen, wischen, sauber hinterlassen, sauberem zustand, sauber verlassen, ordentlich hinterlassen, ordentlichem zustand, wie sauber, in welchem zustand, zustand verlassen, zustand hinterlassen, selbst putzen, selber putzen, putzen wir, müssen wir putzen, beim auszug putzen, am ende putzen, vorher putzen, aufgeräumt hinterlassen, grundreinigung*, sonderreinigung*, nachreinigung*, hinterlassen wir",
  furniture:
    "möbel*, mobiliar*, einrichtungsgegenst*, möbelstück*, umstellen, verstellen von, verrücken, verrückt werden, umgestellt, betten umstellen, betten zusammenschieben, zusammenschieben, sofa verschieben, möbel verschieben, inventar umstellen, gartenmöbel nach",
  shoes:
    "schuhe, schuhen, straßenschuh*, hausschuh*, wanderschuh*, wanderstiefel*, schuhe ausziehen, barfuß, socken, pantoffel*, stiefel ausziehen, schmutzige schuhe",
  windows:
    "*fenster, *fenstern, fenster*, lüften, *lüften, gelüftet, belüft*, türen, die tür, haustür*, eingangstür*, wohnungstür*, terrassentür*, balkontür*, abschließen, abgeschlossen, zuschließen, abzuschließen, zusperren, abgesperrt, rollladen*, rolläden, jalousie*, rollo*, fensterläden, markise*, durchzug, gekippt, türe, türen zu, zugesperrt, lüftung*, geschlossen halten",
  energy:
    "strom, stromkosten, stromverbrauch*, stromzähler*, stromabrechnung*, nebenkosten, energiekosten, energieverbrauch*, energie sparen, strom sparen, licht ausmachen, licht aus, licht ausschalten, lichter aus, lichter, ausschalten, abschalten, auszuschalten, heizkosten, verbrauchskosten, verbrauchsabhängig*, wasserverbrauch*, wasser sparen, verbrauch, nach verbrauch, zählerstand*, kwh strom, stromanschluss*, landstrom, stromsäule*, stellplatz mit strom",
  fuse_box:
    "sicherungskasten*, sicherung, sicherungen, sicherungskästen, stromausfall*, fi schalter, strom ausfällt, strom weg, kein strom, hauptschalter*, taschenlampe*, haupthahn*",
  subletting:
    "untervermiet*, untermiete*, weitervermiet*, weitervermietung, an dritte, überlassen an, an andere überlassen, an freunde weiter, weitergeben, gewerblich*, übertragbar, buchung übertragen, dritten überlassen",
  wristband:
    "armband, armbänder, armbändchen, bändchen, gästeband*, campingausweis*, eintrittsband*, chiparmband*",
  driving:
    "schritttempo*, schrittempo*, schrittgeschwindigkeit*, tempolimit*, höchstgeschwindigkeit*, km h, schranke*, schranken, fahrverbot*, fahren auf dem, mit dem auto reinfahren, losfahren, wegfahren, rausfahren, hineinfahren, hereinfahren, durchfahren, kennzeichen*, autokennzeichen*, nummernschild*, autoverkehr, fahrzeugverkehr, kraftfahrzeugverkehr, einfahrt geschlossen, tor geschlossen, reinfahren, autos fahren, befahren, wie schnell darf, wie schnell dürfen, wie schnell fahren, geschwindigkeitsbegrenzung*",
  car_wash:
    "auto waschen, autos waschen, autowäsche*, wagen waschen, fahrzeuge waschen, waschen von fahrzeugen, waschen von autos, waschen von pkw, fahrzeugwäsche*, wohnwagen waschen, autowaschen",
  drone: "drohne*, drohnenflug*, drohnenflüge",
  flushing:
    "ins klo, ins wc, in die toilette, in der toilette, in toilette, in dusche und toilette, klo werfen, herunterspülen, hinunterspülen, runterspülen, verstopf*, abfluss*, abflüsse*, hygieneprodukt*, hygieneartikel*, feuchttücher*, damenbinden, tampons, klärgrube*, sickergrube*, kläranlage*, kleinkläranlage*, essensreste, speisereste, klopapier, toilettenpapier in, wc papier, monatshygiene*",
  balance:
    "restzahlung*, restbetrag*, restsumme*, restlicher betrag, restlichen betrag, restliche betrag, restpreis*, rest zahlen, rest bezahlen, restliche zahlung, gesamtbetrag*, gesamtpreis*, restmietpreis*, restmiete*, restliche miete, verbleibende betrag, verbleibenden betrag, ausstehende betrag, saldo, vollständig bezahlt, endbetrag, den rest zahlen, den rest bezahlen, rest fällig, rest des geldes",
  booking_fee:
    "buchungsgebühr*, bearbeitungsgebühr*, verwaltungsgebühr*, servicegebühr*, reservierungsgebühr*, buchungspauschale*, buchungskosten, reservierungskosten, bearbeitungskosten, bearbeitungspauschale*",
  early_departure:
    "vorzeitige abreise, vorzeitig abreis*, vorzeitiger abreise, früher abreisen, früher abreise*, frühere abreise, verfrühte abreise, aufenthalt abbrechen, aufenthalt verkürzen, abbruch des aufenthalts, einen tag früher, früher fahren, früher nach hause, nicht genutzte nächte, nicht in anspruch genommen*, verkürzung, früher heimfahren",
  arrival_day:
    "wechseltag*, bettenwechsel*, von samstag bis samstag, samstag bis samstag, samstag auf samstag, sonntag bis sonntag, wochenweise, an welchem tag anreis*, an welchem wochentag, beliebiger anreisetag, unter der woche anreisen, nur wochenweise, ganze wochen",
  gas: "gasflasche*, gaskartusche*, propan*, butan*, campinggas, gaskocher*, gasprüfung*, gasanlage*, flüssiggas*",
  inventory:
    "inventar*, inventarliste*, übergabe der wohnung, wohnungsübergabe*, übergabeprotokoll*, abnahme der wohnung, wohnungsabnahme, endabnahme, schlüsselübergabe und, vollständigkeit, etwas fehlt",
  insurance: "*versicherung*, versichert, haftpflicht*, reiserücktritt*, reiserücktrittsversicherung*",
  owner_access:
    "hausrecht*, zutrittsrecht*, betretungsrecht*, wohnung betreten, wohnung zu betreten, ferienwohnung zu betreten, zimmer betreten, einfach in die wohnung, einfach reinkommen, vermieter betreten, zutritt zur wohnung, in unsere wohnung kommen",
  decoration:
    "dekoration*, dekorieren, deko, girlande*, luftballon*, ballons, konfetti, aufhängen, bilder aufhängen, nägel in, an die wand, an den wänden, tesafilm, klebeband*",
  stair_gate:
    "treppengitter*, treppenschutz*, türgitter*, kindersicher*, kindersicherung*, steckdosenschutz*, schutzgitter*",
  cleaning_supplies:
    "putzmittel*, reinigungsmittel*, putzzeug*, putzsachen, staubsauger*, besen, wischmopp*, wischer, eimer, handfeger*, spülmittel*, spülmaschinentabs, spültabs, geschirrspültabs, müllbeutel*, müllsäcke, küchenrolle*, waschmittel*, spülschwamm*, putzlappen, reinigungsutensilien",
  bread:
    "brötchenservice*, brötchendienst*, brötchen, semmelservice*, semmeln, semmel, frisches brot, frische brötchen, backwaren, brotservice*, brötchenbestellung*, weckle, brotdienst*",
  defects:
    "mangel, mängel, beanstand*, reklamation*, defekt*, funktioniert nicht, funktioniert etwas nicht, etwas nicht funktioniert, nicht in ordnung, störung melden, störungen melden, beschwerde*, nicht geht, geht etwas nicht, mängelanzeige*, unzulänglichkeit*",
  choice_of_place:
    "platz aussuchen, stellplatz aussuchen, wunschplatz*, platzwahl*, wunschzimmer*, zimmer aussuchen, platzwunsch*, zugewiesen*, zuweisung*, platzzuweisung*, zuteilung*, zugeteilt*, bestimmten platz, bestimmtes zimmer, bestimmter platz, platz auswählen, freie platzwahl",
  down_payment: "anzahlung*, anzahlen, vorauszahlung*, im voraus anzahlen, anzahlungsbetrag",
  celebration:
    "geburtstag*, jubiläum*, hochzeitstag*, flitterwochen*, romantisch*, überraschung*, jahrestag*, heiratsantrag*, zimmer dekorieren, rosenblätter*, geburi, heiratsantrag, antrag machen, überrasch*, hochzeitstag, silberhochzeit, goldene hochzeit, jahrestag, flitterwochen, rosenblätter, hochzeitsreise, kerzen und rosen",
  cake: "torte*, kuchen*, geburtstagstorte*, geburtstagskuchen*, mehlspeise*, gebäck, dessert*, nachspeise*, nachtisch*, hochzeitstorte*, süßspeise*, patisserie*, strudel",
  flowers: "blume*, blumenstrauß*, rosen",
  bottle: "champagner*, prosecco*, sekt, flasche wein, flasche",
  rating: "sterne, bewertung*, wie viele sterne, kategorie",
  history:
    "geschichte*, erbaut*, renoviert*, baujahr*, inhaber*, baujahr, familienbetrieb, familiengeführt, seit wann gibt es, wie alt ist das haus, wann wurde das haus gebaut, familienbetrieb*",
  price:
    "*preis*, kosten, kostet, kostenlos*, *gebühr*, wie viel, wieviel, gratis, teuer, aufpreis*, zuschlag*, kostenfrei*, euro, umsonst, kostenpflichtig*, bezahlen für, kost",
  time: "wann, uhr, um wie viel uhr, uhrzeit*, öffnungszeit*, *zeiten, geöffnet, ab wann, bis wann, wie lange, öffnet, schließt, offen, geschlossen, spätestens, stunden",
  place: "wo, wo ist, wo befindet, welcher etage, stockwerk*, wohin",
  reserve: "reservieren, vorbestell*, im voraus, anmeld*, vorher, reserviert, vorab, termin, buchen",
  distance: "wie weit, entfern*, nähe, zu fuß, nächste, nächsten, nächstgelegen*, kilometer*, km, minuten",
  quantity: "wie viele, anzahl*, maximal*, wie oft, pro person",
  included: "inbegriffen, inklusive, enthalten, im preis, inkl",
  early: "früh, früher, vorzeitig*, vor 7, frühestens, eher",
  late: "spät, später, nach mitternacht, nachts, länger, spätabends",
  allowed:
    "erlaubt*, gestattet*, dürfen, darf, verboten, mitbringen, willkommen, akzeptier*, mitnehmen, zugelassen",
  weekend:
    "wochenende*, sonntag*, samstag*, montag*, dienstag*, mittwoch*, donnerstag*, freitag*, feiertag*, werktag*",
  season: "sommer*, winter*, frühling*, herbst*, saison*, weihnachten, ostern, ganzjährig*",
  size: "größe*, groß, wie hoch, gewicht*, höhe, klein, tief, quadratmeter*",
  kind: "welche, welcher, welches, was für, auswahl*, art von, arten",
  all_day: "24 stunden, rund um die uhr, 24h, jederzeit, ganze nacht, immer besetzt, durchgehend",
  daily: "täglich*, jeden tag, pro tag, am tag",
  in_room: "im zimmer, auf dem zimmer, in den zimmern, in meinem zimmer, in unserem zimmer",
  on_site: "vor ort, im haus, im hotel, am hotel",
  password: "passwort*, *passwort*, kennwort*, netzwerk*, zugangsdaten*, verbinden",
  for_children: "für kinder, für kind, für mein kind, mit kindern, für babys, mit kind, fürs kind",
  indoor: "innen*, drinnen, überdacht*, hallen*",
  outdoor: "draußen, außen*, im freien, freibad*",
  electric: "elektro*, elektrisch*, laden, aufladen",
  the_house:
    "hotel, hotels, unterkunft*, haus, zimmer, pension, gasthaus*, gästehaus*, gast, gäste, aufenthalt*, übernachtung*, ausstattung*, angebot*, herberge*, service, auf dem campingplatz, auf dem platz, am platz, am campingplatz, auf den campingplatz, campinggäste, campinggast, vom campingplatz",
  order: "auf wiedersehen, tschüss, danke, ich suche, empfehlen sie, buchen sie mir",
  elsewhere: "zug, züge, taxi, fahrkarte*, museum, fahrer",
};
