import type { ActWords } from "../act-words.ts";

export const nl: ActWords = {
  things: {
    wake_up_call: "wekdienst | wekken, wek, wekdienst, gewekt, wake up call, wekker bellen",
    packed_breakfast:
      "ontbijtpakket | ontbijtpakket*, lunchpakket*, ontbijt om mee te nemen, ontbijt mee, picknick*",
    breakfast_in_room:
      "ontbijt op de kamer | ontbijt op de kamer, ontbijt op bed, ontbijt op kamer, ontbijt op onze kamer, ontbijt naar de kamer",
    late_check_out:
      "later uitchecken | later uitchecken, late check out, late checkout, latere check out, langer in de kamer, langer op de kamer, langer blijven, kamer langer, later weg, kamer houden",
    early_check_in:
      "eerder inchecken | eerder inchecken, vroeger inchecken, early check in, eerder in de kamer, eerder op de kamer, kamer eerder, vroege check in, eerder terecht, eerder de kamer in",
    booking_change:
      "wijziging van de boeking | boeking … wijzigen, reservering … wijzigen, boeking wijzigen, boeking aanpassen, reservering aanpassen, boeking … veranderen, verlengen, nacht langer, extra nacht, nachtje extra, nachtje langer, nog een nacht, verzetten, verplaatsen, in plaats van, ipv, extra persoon, persoon extra, iemand extra, dag later, dag eerder, omboeken",
    another_room:
      "andere kamer | andere kamer, van kamer wisselen, kamer wisselen, rustigere kamer, grotere kamer, kamers naast elkaar, tussendeur | kamer met",
    extra_bed: "extra bed | extra bed, bijzetbed*, opklapbed | losse bedden, aparte bedden",
    cot: "babybedje | babybed*, kinderbed*, campingbed*, ledikant*, wieg*",
    high_chair: "kinderstoel | kinderstoel*",
    cake: "taart | taart*, verjaardagstaart, gebak | kaarsjes",
    flowers:
      "bloemen | bloemen, bos bloemen, boeket*, rozen | fles champagne, fles prosecco, versiering, versieren",
    taxi: "taxi | taxi*, uber",
    transfer:
      "transfer | transfer*, shuttle, ophalen, opgehaald, ons op te halen, chauffeur, wegbrengen, halen van",
    towels: "handdoeken | handdoek*, badlaken*, badhanddoek*, strandlaken* | badjas*",
    pillow: "kussens | kussen*, hoofdkussen*",
    blanket: "dekens | deken*, dekbed*, plaid*",
    bed_linen: "beddengoed | beddengoed, lakens, laken",
    luggage: "bagage | bagage, koffer*, tassen, rugzak*",
    room_cleaning:
      "kamer schoonmaken | kamer schoonmaken, schoonmaken, schoongemaakt, schoonmaak, kamer opmaken, poetsen | prullenbak legen",
    room_service:
      "roomservice | roomservice, room service, eten op de kamer, diner op de kamer, op de kamer bezorg*",
    treatment: "massage | massage*, behandeling* | gezichtsbehandeling*, spa, manicure, pedicure",
    bike: "fietsen | fiets*, e bike*, mountainbike*",
    boat: "boot | boot, bootje*, sloep* | kano*, kajak*, waterfiets*, sup",
    lesson: "les | skiles*, les, lessen, kookles*, cursus, kookworkshop",
    tour: "excursie | excursie*, rondleiding*, tour, boottocht*, uitstapje | wandeling*, wijnproeverij*, proeverij*, gids",
    tickets: "kaartjes | kaartje*, ticket*, skipas*",
    laundry: "wasservice | was doen, wasservice, wassen, stomerij, strijken, wasgoed",
    iron: "strijkijzer | strijkijzer, strijkbout, strijkplank",
    adapter: "adapter | adapter*, verloopstekker* | oplader*, laadkabel, stekkerdoos, verlengsnoer",
    hairdryer: "föhn | fohn, haardroger",
    toiletries:
      "toiletartikelen | shampoo, zeep, wc papier, toiletpapier, wc rollen, tandenborstel*, tandpasta, douchegel, scheermes* | slippers, zakdoekjes, luiers, koffiecups, koffiecapsules, theezakjes",
    drinks:
      "drankjes | fles water, flessen water, flesje water, flesjes water, fles wijn | ijsblokjes, wijnglazen, glazen, waterkoker, kurkentrekker",
    heater: "kachel of ventilator | kacheltje, kachel, ventilator*",
    invoice: "factuur | factuur, facturen, bon, bonnetje, rekening",
    parking_space:
      "parkeerplaats | parkeerplaats*, parkeerplek*, garageplek, garageplaats, plek in de garage",
    doctor: "doktersafspraak | dokter*, huisarts*, kinderarts* | tandarts*, dierenarts*",
    table: "tafel | tafel, tafels, tafeltje, plek in het restaurant",
  },
  dining: "diner, dineren, eten, lunch, lunchen, avondeten, mee eten",
  wish: "graag, ik wil, we willen, wij willen, ik zou, we zouden, wij zouden, zouden we, zou ik, willen we, wil ik, ik had, hadden graag, had graag, nodig, kunnen we … krijgen, kan ik … krijgen, mogen we … krijgen, mag ik … krijgen, krijgen, mogen wij, mogen we … hebben, mag ik … hebben, hebben we nog, we komen … tekort, tekort, komen tekort, ontbreekt, ontbreken, we missen, kan ik … reserveren, kunnen we … reserveren, kan ik … boeken, kunnen we … boeken, kan ik … bestellen, kunnen we … bestellen, reserveren voor, boeken voor, bestellen voor, doe maar, doe ons, doe mij, ik reserveer, we nemen, bij deze, het liefst, is het mogelijk om",
  serve:
    "kunt u … brengen, kunnen jullie … brengen, kan iemand, kan er iemand, zou iemand, zou er iemand, kunt u … regelen, kunnen jullie … regelen, zouden jullie … regelen, zou u … regelen, kunt u … reserveren, kunnen jullie … reserveren, zouden jullie … reserveren, zou u … reserveren, kunt u … boeken, kunnen jullie … boeken, zouden jullie … boeken, kunt u … bestellen, kunnen jullie … bestellen, zouden jullie … bestellen, zou u … bestellen, kunt u … bellen, kunnen jullie … bellen voor, kunt u … wekken, kunnen jullie … wekken, kun je … wekken, zouden jullie … wekken, kunnen jullie … ophalen, kunt u … ophalen, kunnen jullie … klaarzetten, kunt u … klaarzetten, kunnen jullie … klaarleggen, klaarleggen, klaarzetten, kunnen jullie … neerleggen, kunnen jullie … neerzetten, kunnen jullie ons, kunt u ons, kun je ons, zouden jullie ons, zou u ons, kunnen jullie mij, kunt u mij, kunnen jullie me, kunt u me, kun je me, kunnen jullie … toevoegen, kunnen jullie … wijzigen, kunt u … wijzigen, kunnen jullie … sturen, kunt u … sturen, kunnen jullie … aanpassen, kunnen jullie … verzetten, kunnen jullie … bewaren, kunnen jullie … maken, brengen naar, langsbrengen, langs komen, langskomen, breng ons, stuur iemand, stuur, regel voor, boek voor ons, reserveer voor, reserveer, bestel voor, bestel een, zet ons op, schrijf ons in, zet een, leg even, wek ons, wek mij, wilt u … brengen, willen jullie … brengen, wilt u … reserveren, willen jullie … reserveren, wil je … reserveren, kun je … brengen, kun je … reserveren, kun je … regelen",
  may: "kan ik, kunnen we, kunnen wij, mag ik, mogen we, mogen wij, zouden we, zou ik, is het mogelijk, zou het mogelijk, mogelijk, kan dat, zou dat kunnen, lukt dat, gaat dat, kan er",
  please: "alsjeblieft, alstublieft, aub, graag, svp, pls, ajb, alsjeblief",
  asks: "wat, waar, wanneer, hoe, hoeveel, hoelang, wie, welke, welk, waarom, is er, is het, zijn er, zit er, is de, zijn de, hebben jullie, heeft u, hebt u, heb je, heb jij, mag je, kun je er, kan je, moet ik, moet je, moeten we, kost, kosten, tot hoe laat, hoe laat, vanaf, bieden jullie, weten jullie, weet u, weet iemand, verkopen jullie, accepteren jullie, zijn jullie, brandt, raden jullie, aanrader, doen jullie, serveren jullie, is jullie, gaat de, rijdt de, zoek, zoeken, op zoek, ergens, meenemen, meebrengen",
  knows:
    "weten, vragen of, afvragen, vraag me af, vraagje, een vraag, informatie, vertellen, zeggen, uitleggen, aanraden, aanrader, advies, hoe laat, hoeveel, wat kost, moeten we, moet ik, nodig om, reserveren nodig, betalen, waar kan, laten weten of, ik wou weten",
  grievance:
    "werkt niet, werken niet, doet het niet, doen het niet, werkt nog steeds niet, doet niks, doet niets, gaat niet aan, gaat niet open, gaat niet dicht, kapot, stuk, defect, verstopt, lekt, lekkage, druppelt, valt steeds, valt de hele, valt al, valt telkens, valt uit, weggevallen, hapert, vies, vieze, smerig*, goor, gore, ranzig*, onacceptabel, schande, belachelijk, schandalig*, teleurgesteld, teleurstelling, teleurstellend, slecht, waardeloos, verschrikkelijk, vreselijk, onbeleefd, onvriendelijk, onbeschoft, genegeerd, stinkt, stank, muf, schimmel, kakkerlak*, mieren, bedwants*, bedwantsen, muizen, geen warm water, geen water, geen stroom, geen verwarming, ijskoud, ijskoude, steenkoud, bevroren, we bevriezen, niemand gekomen, niemand geweest, niemand komt, komt niemand, kwam niemand, niemand neemt, niemand reageert, niemand te zien, wachten al, wacht al, zitten al, staan al, aan het wachten, gewacht, nog steeds niet, nog steeds geen, nog altijd niet, nog altijd geen, al twee keer, al drie keer, al gebeld, al gevraagd, niet geslapen, niet slapen, niet kunnen slapen, geen oog dicht, wakker gehouden, wakker gelegen, lawaai, herrie, teveel geluid, zo luid, te luid, kabaal, geboor, boren, bouwvakkers, blaffende, niet schoongemaakt, niet gepoetst, niet opgemaakt, niet wat we, niet wat ik, niet de kamer, verkeerde kamer, verkeerde bestelling, hadden … geboekt, had … geboekt, hadden … gereserveerd, dubbel afgeschreven, twee keer afgeschreven, dubbel betaald, teveel betaald, te veel gerekend, afzetterij, haren, vlekken, ontevreden, niet tevreden, niet blij, nooit meer, klacht*, klagen, kwam koud, was koud, koud opgediend, vergeten zijn, zijn ons vergeten, rauw, niet te eten, dit kan echt niet, kan echt niet, niet normaal, voor deze prijs, voor dit geld, hele nacht, halve nacht",
  facility:
    "kamer, douche, wc, toilet, badkamer, bad, wastafel, kraan, water, verwarming, radiator, airco, wifi, internet, tv, televisie, afstandsbediening, lamp, licht, deur, slot, sleutel, pasje, keycard, raam, koelkast, minibar, kluis, bed, matras, lakens, handdoeken, zwembad, lift, eten, diner, ontbijt, koffie, soep, service, bediening, ober, personeel, balkon, buren, muziek, rolluik, afvoer, fohn",
  failing:
    "kapot, koud, koude, vies, stof, stoffig, luid, lawaaierig, mist, ontbreekt, laat, traag, langzaam, klemt, vast, dood, niet, geen, ruikt, piepklein, leeg, niks, niets, oncomfortabel, doorgezakt, knippert, slecht",
  thanks: "dank*, bedankt*, dankjewel, dankuwel, merci, thanks",
  compliment:
    "mooi, mooie, prachtig*, geweldig*, fantastisch*, heerlijk*, lekker, lekkere, super, top, toppers, topper, perfect*, uitstekend*, schitterend*, genoten, genieten, verrukkelijk, dol op, verliefd, complimenten, compliment, gezellig*, vriendelijk*, lief, lieve, aardig*, behulpzaam, attent, beste, wauw, wow, paradijs, wat een uitzicht, wat een plek, moord doen, kijken ernaar uit, hebben er zin in, zin in, helemaal blij, smullen, gesmuld, goed geslapen, knap, komen zeker terug, komen graag terug",
  smallTalk:
    "hoe gaat het, hoe is het, goedemorgen, goeiemorgen, goedemiddag, goedenavond, goedendag, welterusten, slaap lekker, fijne dag, fijne avond, fijn weekend, prettige dag, prettige avond, tot morgen, tot straks, tot later, tot ziens, tot dan, tot snel, doei, doeg, dag, hoi, hallo, hey, groetjes, groeten, groet, insgelijks, jullie ook, haha*, geen probleem, geeft niet, maakt niet uit, fijne feestdagen, gelukkig nieuwjaar, vrolijk kerstfeest, wat een dag, wat een weer, weer thuis, veilig thuis, tot de volgende keer, joe, fijne zondag, fijne, prettige, fijn",
  telling:
    "ter info, ter informatie, even laten weten, wilde even laten weten, laten weten dat, even doorgeven, trouwens, overigens, voor de duidelijkheid, we zijn, wij zijn, we komen, wij komen, we staan, we zitten, we rijden, we gaan, we hebben, we waren, we blijven, we worden, we arriveren, we nemen, ik ben, ik heb, ik kom, ik sta, ik zit, zijn onderweg, onderweg, vertraging, file, geland, aangekomen, ingecheckt, mijn vrouw, mijn man, mijn zoon, mijn dochter, mijn moeder, mijn vader, mijn vriend, mijn vriendin, mijn partner, onze zoon, onze dochter, onze hond, onze vlucht, onze trein, onze kinderen, de kinderen, mijn vlucht, mijn trein, een van ons, is jarig, is vegetarier, is vegetarisch, is veganist, is zwanger, vieren, wordt later, het wordt, ik heet, een iets later, we eten, ik reis, we reizen, we zijn er",
  yesNo:
    "ja, jep, jup, jazeker, zeker, nee, neen, ok, oke, okay, prima, goed, perfect, top, graag, ja graag, klopt, akkoord, is goed, dat is goed, doe maar, doen we, natuurlijk, uiteraard, helemaal goed, mooi, lijkt me goed, komt goed, bevestigd, ik bevestig, bevestig, nee dank, nee bedankt, hoeft niet, niet nodig, laat maar, liever niet, te duur, toch niet, geen van beide, misschien, goed idee, afgesproken, past, dat past, dat werkt, super",
  choice:
    "de eerste, de tweede, de derde, het eerste, het tweede, liever, beter, doe maar, die, dan nemen we, dan, eerder, later, de andere, allebei, beide, maakt niet uit, half, kwart, maak er, nemen we",
  optOut:
    "stop met … berichten, stop met … appjes, stop met appen, stop met sturen, stop met die, stop met deze, stoppen met berichten, geen berichten meer, geen appjes meer, geen berichtjes meer, stuur me geen, stuur mij geen, stuur geen, niet meer appen, niet meer sturen, wil geen berichten, wil geen … berichten, wil geen appjes, afmelden, meld me af, uitschrijven, schrijf me uit, haal me van, verwijder mijn nummer, laat me met rust, niet meer contact",
  person:
    "met iemand spreken, iemand spreken, met een mens, echte persoon, echt persoon, echt mens, een echt mens, iemand van de receptie, iemand van het team, iemand van jullie, iemand van het hotel, een medewerker, met een medewerker, met de receptie, receptie spreken, met de manager, bel me, bel mij, bellen jullie, teruggebeld, terugbellen, terug bellen, doorverbinden, doorverbind, verbind me, geen robot, geen bot, niet met een robot, niet met een bot, geen computer, met een persoon, een persoon spreken, iemand aan de lijn, iemand persoonlijk, iemand in levenden lijve, menselijk contact",
  today: "vandaag, vanavond, vanmiddag, vanochtend, nu, straks",
  tomorrow: "morgen, morgenochtend, morgenavond, morgenmiddag, morgenvroeg",
  dayAfter: "overmorgen",
  morning: "ochtend, morgenochtend, vroeg, s ochtends, s morgens, morgenvroeg",
  evening:
    "avond, vanavond, middag, s avonds, s middags, vanmiddag, morgenavond, morgenmiddag, vrijdagavond, zaterdagavond, diner",
  noon: "12 uur s middags",
  days: "zondag*, maandag*, dinsdag*, woensdag*, donderdag*, vrijdag*, zaterdag*",
  months:
    "januari, februari, maart, april, mei, juni, juli, augustus, september, oktober, november, december",
  numbers: "een, twee, drie, vier, vijf, zes, zeven, acht, negen, tien, elf, twaalf",
  together: "tweeen, drieen, vieren, vijven, zessen, zevenen, achten",
  people: "personen, persoon, pers, mensen, volwassenen, kinderen, gasten, plaatsen, man",
  countAfter: "voor, van, met, zijn, we zijn met",
  room: "kamer, kamernummer, kamer nr, nr, appartement, suite",
  at: "om, rond, tot, vanaf, tegen, ongeveer, circa",
  hours: "uur",
  says: {
    passedOn: "Ik heb het doorgegeven: {what}. Het team bevestigt het.",
    passedOnUnknown: "Ik heb uw verzoek doorgegeven aan het team.",
    people: "{count} personen",
    room: "kamer {room}",
    thanks: "Graag gedaan!",
    compliment: "Dank u wel, dat doet ons veel plezier!",
    smallTalk: "Dank u, het allerbeste!",
  },
};
