import type { KnowledgeEntry } from "@bellhop/language/entries";
import { entry } from "./entry.ts";

const profile: KnowledgeEntry[] = [
  entry(
    "profile",
    { key: "address" },
    {
      en: [
        "Address",
        "Where is the hotel and how do I get there?",
        "You find us at Lungolago Italia 14, 28999 Montelago, right on the lake promenade. Coming by car, take the motorway exit Montelago Nord and follow the lake road south for three kilometres.",
      ],
      it: [
        "Indirizzo",
        "Dove si trova l'hotel e come si arriva?",
        "Siamo in Lungolago Italia 14, 28999 Montelago, direttamente sulla passeggiata del lago. In auto, prenda l'uscita autostradale Montelago Nord e segua la strada del lago verso sud per tre chilometri.",
      ],
      de: [
        "Adresse",
        "Wo liegt das Hotel und wie komme ich hin?",
        "Sie finden uns am Lungolago Italia 14, 28999 Montelago, direkt an der Seepromenade. Mit dem Auto nehmen Sie die Autobahnausfahrt Montelago Nord und folgen der Seestraße drei Kilometer nach Süden.",
      ],
    },
  ),
  entry(
    "profile",
    { key: "contact", facts: { phone: "+3903235550140", email: "welcome@belvedere.example" } },
    {
      en: [
        "Telephone and e-mail",
        "What is your phone number and e-mail address?",
        "You reach us at any hour on +39 0323 555 0140, and at welcome@belvedere.example.",
      ],
      it: [
        "Telefono ed e-mail",
        "Qual è il vostro numero di telefono e l'indirizzo e-mail?",
        "Ci trova a qualsiasi ora al numero +39 0323 555 0140 e all'indirizzo welcome@belvedere.example.",
      ],
      de: [
        "Telefon und E-Mail",
        "Wie lauten Ihre Telefonnummer und E-Mail-Adresse?",
        "Sie erreichen uns zu jeder Stunde unter +39 0323 555 0140 und unter welcome@belvedere.example.",
      ],
    },
  ),
  entry(
    "profile",
    { key: "reception" },
    {
      en: [
        "Reception",
        "Is the reception open 24 hours?",
        "Our reception is staffed day and night. From 00:30 to 6:00 the front door is locked: please ring, and the night porter lets you in.",
      ],
      it: [
        "Reception",
        "La reception è aperta 24 ore su 24?",
        "La nostra reception è aperta giorno e notte. Dalle 00:30 alle 6:00 il portone è chiuso: suoni il campanello e il portiere di notte le aprirà.",
      ],
      de: [
        "Rezeption",
        "Ist die Rezeption rund um die Uhr besetzt?",
        "Unsere Rezeption ist Tag und Nacht besetzt. Von 00:30 bis 6:00 Uhr ist die Haustür verschlossen: Bitte läuten Sie, der Nachtportier öffnet Ihnen.",
      ],
    },
  ),
  entry(
    "profile",
    { key: "staff_languages" },
    {
      en: [
        "Languages we speak",
        "Which languages do you speak at reception?",
        "At reception we speak Italian, English and German, and French on most days.",
      ],
    },
  ),
  entry(
    "profile",
    { key: "history" },
    {
      en: [
        "The house and its history",
        "How old is the building?",
        "The Belvedere was built in 1908 and has been in the hands of the Ferri family for four generations. The rooms were last renovated in 2023, the staircase and the winter garden are as they always were.",
      ],
    },
  ),
  entry(
    "profile",
    { key: "room_types", facts: { count: 84 } },
    {
      en: [
        "Our rooms",
        "What room types do you have?",
        "We have 84 rooms on five floors: Classic rooms facing the garden (18 m²), Superior rooms facing the lake with a balcony (22 m²), and six Suites facing the lake with a bathtub and a separate living room (38 m²).",
      ],
    },
  ),
  entry(
    "profile",
    { key: "rating" },
    { en: ["Category", "How many stars does the hotel have?", "The Belvedere is a four-star hotel."] },
  ),
];

const policy: KnowledgeEntry[] = [
  entry(
    "policy",
    { key: "check_in", facts: { from: "15:00" } },
    {
      en: [
        "Check-in",
        "From what time can we check in?",
        "Your room is ready from 15:00. If you come earlier, leave your luggage with us and enjoy the garden or the lake until then.",
      ],
      it: [
        "Check-in",
        "A che ora è il check-in?",
        "La sua camera è pronta dalle 15:00. Se arriva prima, ci lasci pure i bagagli e si goda il giardino o il lago.",
      ],
      de: [
        "Check-in",
        "Ab wann können wir einchecken?",
        "Ihr Zimmer ist ab 15:00 Uhr bereit. Kommen Sie früher, dann lassen Sie Ihr Gepäck bei uns und genießen so lange den Garten oder den See.",
      ],
    },
  ),
  entry(
    "policy",
    { key: "late_check_in", facts: { allowed: "yes" } },
    {
      en: [
        "Late arrival",
        "Can we arrive late at night?",
        "Arrive as late as you like: the reception is staffed all night and your room is kept for you. After 00:30 please ring at the front door.",
      ],
      it: [
        "Arrivo in tarda serata",
        "Possiamo arrivare tardi, di notte?",
        "Può arrivare tardi quanto desidera: la reception è aperta tutta la notte e la camera la aspetta. Dopo le 00:30 suoni al portone.",
      ],
      de: [
        "Späte Anreise",
        "Können wir spät in der Nacht anreisen?",
        "Kommen Sie so spät Sie möchten: Die Rezeption ist die ganze Nacht besetzt und Ihr Zimmer bleibt für Sie frei. Nach 00:30 Uhr läuten Sie bitte an der Haustür.",
      ],
    },
  ),
  entry(
    "policy",
    { key: "check_out", facts: { until: "11:00" } },
    {
      en: [
        "Check-out",
        "Until when do we have to check out?",
        "Please leave your room by 11:00. Your luggage may stay with us for the rest of the day, free of charge.",
      ],
      it: [
        "Check-out",
        "Entro che ora dobbiamo lasciare la camera?",
        "La preghiamo di lasciare la camera entro le 11:00. I bagagli possono restare da noi per il resto della giornata, gratuitamente.",
      ],
      de: [
        "Check-out",
        "Bis wann müssen wir auschecken?",
        "Bitte verlassen Sie Ihr Zimmer bis 11:00 Uhr. Ihr Gepäck darf den Rest des Tages kostenlos bei uns bleiben.",
      ],
    },
  ),
  entry(
    "policy",
    { key: "early_check_in", facts: { from: "12:00" }, euroCents: 3000, per: "stay" },
    {
      en: [
        "Early check-in",
        "Can we check in early?",
        "If a room is free, you can move in from 12:00 for €30. We tell you on the evening before whether it can be done.",
      ],
      it: [
        "Check-in anticipato",
        "Possiamo fare il check-in anticipato?",
        "Se una camera è libera, può entrare dalle 12:00 per 30 €. Le diciamo la sera prima se è possibile.",
      ],
      de: [
        "Früher Check-in",
        "Können wir früher einchecken?",
        "Wenn ein Zimmer frei ist, können Sie es für 30 € ab 12:00 Uhr beziehen. Ob es möglich ist, sagen wir Ihnen am Abend davor.",
      ],
    },
  ),
  entry(
    "policy",
    { key: "late_check_out", facts: { until: "14:00" }, euroCents: 3500, per: "stay" },
    {
      en: [
        "Late check-out",
        "Can we have a late check-out?",
        "If your room is not needed, you can keep it until 14:00 for €35. Ask us on the evening before you leave.",
      ],
      it: [
        "Late check-out",
        "Possiamo fare un check-out più tardi?",
        "Se la camera non serve, può tenerla fino alle 14:00 per 35 €. Ce lo chieda la sera prima della partenza.",
      ],
      de: [
        "Später Check-out",
        "Können wir später auschecken?",
        "Wird Ihr Zimmer nicht gebraucht, können Sie es für 35 € bis 14:00 Uhr behalten. Fragen Sie uns am Abend vor der Abreise.",
      ],
    },
  ),
  entry(
    "policy",
    { key: "cancellation", facts: { until: "18:00" } },
    {
      en: [
        "Cancellation policy",
        "What is your cancellation policy?",
        "Flexible rates can be cancelled free of charge until 18:00 two days before arrival; after that the first night is charged. Saver rates cannot be cancelled. To cancel a booking, please write to us: a person takes care of it.",
      ],
    },
  ),
  entry(
    "policy",
    { key: "deposit", facts: { allowed: "no" } },
    {
      en: [
        "Deposit",
        "Do I have to leave a deposit?",
        "We take no security deposit. Saver rates are paid in full at booking; for flexible rates a card keeps the room.",
      ],
    },
  ),
  entry(
    "policy",
    { key: "payment" },
    {
      en: [
        "Payment",
        "Which cards and payment methods do you accept?",
        "We take Visa, Mastercard, American Express, Maestro, Apple Pay and Google Pay, and cash in euros. We do not take cheques.",
      ],
      it: [
        "Pagamento",
        "Quali carte e metodi di pagamento accettate?",
        "Accettiamo Visa, Mastercard, American Express, Maestro, Apple Pay e Google Pay, e contanti in euro. Non accettiamo assegni.",
      ],
      de: [
        "Bezahlung",
        "Welche Karten und Zahlungsarten nehmen Sie?",
        "Wir nehmen Visa, Mastercard, American Express, Maestro, Apple Pay und Google Pay sowie Bargeld in Euro. Schecks nehmen wir nicht.",
      ],
    },
  ),
  entry(
    "policy",
    { key: "city_tax", facts: { age: 14 }, euroCents: 250, per: "person_night" },
    {
      en: [
        "City tax",
        "How much is the city tax?",
        "The town of Montelago collects a tax of €2.50 per adult and night, for at most seven nights. Children under 14 do not pay it. It is settled at check-out.",
      ],
      it: [
        "Tassa di soggiorno",
        "Quanto costa la tassa di soggiorno?",
        "Il comune di Montelago applica una tassa di soggiorno di 2,50 € per adulto e notte, per un massimo di sette notti. I minori di 14 anni non la pagano. Si salda al check-out.",
      ],
      de: [
        "Kurtaxe",
        "Wie hoch ist die Kurtaxe?",
        "Die Gemeinde Montelago erhebt 2,50 € pro Erwachsenem und Nacht, für höchstens sieben Nächte. Kinder unter 14 Jahren zahlen nichts. Sie wird bei der Abreise bezahlt.",
      ],
    },
  ),
  entry(
    "policy",
    { key: "invoice" },
    {
      en: [
        "Invoice",
        "Can I have an invoice for my company?",
        "Gladly. Give us your company's name, address and VAT number before check-out, and the invoice is ready at reception or in your mailbox.",
      ],
    },
  ),
  entry(
    "policy",
    { key: "id_document", facts: { allowed: "yes" } },
    {
      en: [
        "Identity documents",
        "Do you need our passports?",
        "Italian law asks us to register every guest, children included. Please bring a valid passport or identity card for each of you.",
      ],
    },
  ),
  entry(
    "policy",
    { key: "minimum_age", facts: { age: 18 } },
    {
      en: [
        "Minimum age",
        "How old do I have to be to check in alone?",
        "Guests who check in on their own must be at least 18 years old.",
      ],
    },
  ),
  entry(
    "policy",
    { key: "children", facts: { allowed: "yes" } },
    {
      en: [
        "Children",
        "Are children welcome?",
        "Children of every age are welcome. Up to and including the age of five they stay free in their parents' bed or in a cot.",
      ],
      it: [
        "Bambini",
        "I bambini sono benvenuti?",
        "I bambini di ogni età sono benvenuti. Fino ai cinque anni compiuti soggiornano gratis nel letto dei genitori o in culla.",
      ],
      de: [
        "Kinder",
        "Sind Kinder willkommen?",
        "Kinder jeden Alters sind willkommen. Bis einschließlich fünf Jahre schlafen sie kostenlos im Bett der Eltern oder im Babybett.",
      ],
    },
  ),
  entry(
    "amenities",
    { key: "cot", availability: "present", euroCents: 0, per: "stay" },
    {
      en: [
        "Baby cot",
        "Can we have a baby cot?",
        "A baby cot with linen is free of charge and fits into every room. Tell us before you arrive and it stands ready.",
      ],
      it: [
        "Culla",
        "Possiamo avere una culla?",
        "La culla, con la sua biancheria, è gratuita e trova posto in ogni camera. Ce lo dica prima dell'arrivo e sarà pronta.",
      ],
      de: [
        "Babybett",
        "Können wir ein Babybett bekommen?",
        "Ein Babybett mit Bettwäsche ist kostenlos und passt in jedes Zimmer. Sagen Sie uns vor der Anreise Bescheid, dann steht es bereit.",
      ],
    },
  ),
  entry(
    "policy",
    { key: "extra_bed", facts: { allowed: "on_request" }, euroCents: 4000, per: "night" },
    {
      en: [
        "Extra bed",
        "Can you put an extra bed into the room?",
        "An extra bed costs €40 a night and fits into Superior rooms and Suites. Please ask us before you arrive.",
      ],
    },
  ),
  entry(
    "policy",
    { key: "pets", facts: { allowed: "yes" }, euroCents: 2000, per: "night" },
    {
      en: [
        "Dogs and cats",
        "Are dogs allowed?",
        "One dog or cat per room is welcome at €20 a night, bowl and blanket included. On the terrace it may lie under your table; the restaurant and the pool are for people only.",
      ],
      it: [
        "Cani e gatti",
        "Accettate cani?",
        "Un cane o un gatto per camera è il benvenuto a 20 € a notte, ciotola e coperta comprese. In terrazza può stare sotto il tavolo; ristorante e piscina sono riservati alle persone.",
      ],
      de: [
        "Hunde und Katzen",
        "Sind Hunde erlaubt?",
        "Ein Hund oder eine Katze pro Zimmer ist für 20 € pro Nacht willkommen, mit Napf und Decke. Auf der Terrasse darf das Tier unter Ihrem Tisch liegen; Restaurant und Pool sind den Menschen vorbehalten.",
      ],
    },
  ),
  entry(
    "policy",
    { key: "smoking", facts: { allowed: "no" } },
    {
      en: [
        "Smoking",
        "May I smoke in the room or on the balcony?",
        "All rooms and balconies are non-smoking, e-cigarettes included. You may smoke in the garden, where there are ashtrays by the wisteria.",
      ],
      it: [
        "Fumo",
        "Si può fumare in camera o sul balcone?",
        "In tutte le camere e sui balconi non si fuma, nemmeno la sigaretta elettronica. Può fumare in giardino, dove trova i posacenere accanto al glicine.",
      ],
      de: [
        "Rauchen",
        "Darf ich im Zimmer oder auf dem Balkon rauchen?",
        "Alle Zimmer und Balkone sind Nichtraucherbereich, auch für E-Zigaretten. Rauchen dürfen Sie im Garten; bei der Glyzinie stehen Aschenbecher.",
      ],
    },
  ),
  entry(
    "policy",
    { key: "quiet_hours", facts: { from: "22:30", until: "07:00" } },
    {
      en: [
        "Quiet hours",
        "When are the quiet hours?",
        "From 22:30 to 7:00 we ask for quiet in the house and on the balconies.",
      ],
    },
  ),
  entry(
    "policy",
    { key: "visitors", facts: { allowed: "yes" } },
    {
      en: [
        "Visitors",
        "May friends visit me at the hotel?",
        "Your visitors are welcome in the bar, in the restaurant and in the garden. In the rooms only registered guests may stay.",
      ],
    },
  ),
  entry(
    "policy",
    { key: "housekeeping", facts: { from: "09:00", until: "14:00" } },
    {
      en: [
        "Housekeeping",
        "When is my room cleaned?",
        "Rooms are made up every day between 9:00 and 14:00, and bed linen is changed every third day. Hang out the green card if you would rather not be disturbed.",
      ],
      it: [
        "Pulizia della camera",
        "Quando viene pulita la camera?",
        "Le camere vengono rifatte ogni giorno tra le 9:00 e le 14:00, la biancheria da letto si cambia ogni tre giorni. Se preferisce non essere disturbato, appenda il cartellino verde.",
      ],
      de: [
        "Zimmerreinigung",
        "Wann wird mein Zimmer gereinigt?",
        "Die Zimmer werden täglich zwischen 9:00 und 14:00 Uhr gemacht, die Bettwäsche alle drei Tage gewechselt. Möchten Sie nicht gestört werden, hängen Sie bitte die grüne Karte an die Tür.",
      ],
    },
  ),
  entry(
    "policy",
    { key: "luggage", facts: { allowed: "yes" }, euroCents: 0, per: "item" },
    {
      en: [
        "Luggage storage",
        "Can we leave our luggage before check-in or after check-out?",
        "Leave your luggage at reception on the day of arrival and of departure, as long as you like and free of charge.",
      ],
      it: [
        "Deposito bagagli",
        "Possiamo lasciare i bagagli prima del check-in o dopo il check-out?",
        "Lasci pure i bagagli alla reception nel giorno di arrivo e in quello di partenza, per tutto il tempo che desidera e gratuitamente.",
      ],
      de: [
        "Gepäckaufbewahrung",
        "Können wir unser Gepäck vor dem Check-in oder nach dem Check-out lassen?",
        "Lassen Sie Ihr Gepäck am An- und am Abreisetag an der Rezeption, so lange Sie möchten und kostenlos.",
      ],
    },
  ),
  entry(
    "policy",
    { key: "lost_property" },
    {
      en: [
        "Lost property",
        "I left something in my room, what now?",
        "What we find is kept for six months. Tell us what you miss and the number of your room, and a colleague goes and looks; we post it to you at cost.",
      ],
    },
  ),
  entry(
    "policy",
    { key: "security_cameras", facts: { allowed: "yes" } },
    {
      en: [
        "Security cameras",
        "Are there security cameras?",
        "Cameras watch the front door, the garage and the luggage room. There are none on the floors, at the pool or in the rooms.",
      ],
    },
  ),
];

const amenities: KnowledgeEntry[] = [
  entry(
    "amenities",
    { key: "wifi", availability: "present" },
    {
      en: [
        "Wi-Fi",
        "Is there Wi-Fi and what is the password?",
        "Wi-Fi is free in the whole house, in the garden and at the pool. The network is called Belvedere-Ospiti; the password is printed inside your key folder.",
      ],
      it: [
        "Wi-Fi",
        "C'è il Wi-Fi e qual è la password?",
        "Il Wi-Fi è gratuito in tutta la casa, in giardino e in piscina. La rete si chiama Belvedere-Ospiti; la password è stampata all'interno della custodia della chiave.",
      ],
      de: [
        "WLAN",
        "Gibt es WLAN und wie lautet das Passwort?",
        "WLAN ist im ganzen Haus, im Garten und am Pool kostenlos. Das Netz heißt Belvedere-Ospiti; das Passwort steht in Ihrer Schlüsselmappe.",
      ],
    },
  ),
  entry(
    "amenities",
    {
      key: "parking",
      availability: "paid",
      facts: { count: 40, height_cm: 200 },
      euroCents: 1800,
      per: "night",
    },
    {
      en: [
        "Parking",
        "Is there parking and what does it cost?",
        "Our garage under the house has 40 places at €18 a night; cars up to 2.00 metres in height fit in. Drive up to the front door and we show you the way.",
      ],
      it: [
        "Parcheggio",
        "C'è un parcheggio e quanto costa?",
        "Il nostro garage sotto la casa ha 40 posti a 18 € a notte, per auto alte fino a 2,00 metri. Si fermi davanti all'ingresso e le mostreremo la strada.",
      ],
      de: [
        "Parken",
        "Gibt es Parkplätze und was kosten sie?",
        "Unsere Garage unter dem Haus hat 40 Plätze zu 18 € pro Nacht, für Autos bis 2,00 Meter Höhe. Fahren Sie vor den Eingang, wir zeigen Ihnen den Weg.",
      ],
    },
  ),
  entry(
    "amenities",
    { key: "ev_charging", availability: "paid" },
    {
      en: [
        "Charging electric cars",
        "Can I charge my electric car?",
        "Four places in the garage have a charging point (type 2, 11 kW) at €0.55 per kilowatt-hour. Ask for one at reception when you arrive.",
      ],
    },
  ),
  entry(
    "amenities",
    { key: "outdoor_pool", availability: "present", facts: { from: "08:00", until: "20:00" } },
    {
      en: [
        "Pool",
        "Is there a swimming pool and when is it open?",
        "Our outdoor pool in the garden is heated to 27 °C and open from 10 May to 5 October, daily from 8:00 to 20:00. Sun loungers and pool towels are free for our guests.",
      ],
      it: [
        "Piscina",
        "C'è una piscina e quando è aperta?",
        "La nostra piscina all'aperto, in giardino, è riscaldata a 27 °C e aperta dal 10 maggio al 5 ottobre, ogni giorno dalle 8:00 alle 20:00. Lettini e teli sono gratuiti per i nostri ospiti.",
      ],
      de: [
        "Pool",
        "Gibt es einen Pool und wann ist er geöffnet?",
        "Unser Freibad im Garten ist auf 27 °C beheizt und vom 10. Mai bis 5. Oktober geöffnet, täglich von 8:00 bis 20:00 Uhr. Liegen und Badetücher sind für unsere Gäste kostenlos.",
      ],
    },
  ),
  entry(
    "amenities",
    { key: "gym", availability: "absent" },
    {
      en: [
        "Gym",
        "Is there a gym?",
        "We have no gym in the house. Many guests run along the lake promenade, which begins at our front door.",
      ],
      it: [
        "Palestra",
        "C'è una palestra?",
        "Non abbiamo una palestra in casa. Molti ospiti corrono sulla passeggiata del lago, che comincia davanti al nostro ingresso.",
      ],
      de: [
        "Fitnessraum",
        "Gibt es einen Fitnessraum?",
        "Einen Fitnessraum haben wir nicht. Viele Gäste laufen auf der Seepromenade, die vor unserer Haustür beginnt.",
      ],
    },
  ),
  entry(
    "amenities",
    { key: "spa", availability: "absent" },
    {
      en: [
        "Spa and sauna",
        "Is there a spa or a sauna?",
        "We have neither a spa nor a sauna. Massages we do offer, in your room.",
      ],
      it: [
        "Spa e sauna",
        "C'è una spa o una sauna?",
        "Non abbiamo né spa né sauna. Offriamo però massaggi, nella sua camera.",
      ],
      de: [
        "Spa und Sauna",
        "Gibt es einen Wellnessbereich oder eine Sauna?",
        "Wellnessbereich und Sauna haben wir nicht. Massagen bieten wir an, in Ihrem Zimmer.",
      ],
    },
  ),
  entry(
    "amenities",
    { key: "restaurant", availability: "present", facts: { from: "19:00", until: "22:00" } },
    {
      en: [
        "Restaurant and dinner",
        "When is the restaurant open for dinner?",
        "Our restaurant La Darsena serves dinner every evening from 19:00 to 22:00, with fish from the lake and vegetables from our own garden. A table on the terrace is best reserved by noon.",
      ],
      it: [
        "Ristorante e cena",
        "Quando è aperto il ristorante per la cena?",
        "Il nostro ristorante La Darsena serve la cena ogni sera dalle 19:00 alle 22:00, con pesce di lago e verdure del nostro orto. Per un tavolo in terrazza è meglio prenotare entro mezzogiorno.",
      ],
      de: [
        "Restaurant und Abendessen",
        "Wann hat das Restaurant am Abend geöffnet?",
        "Unser Restaurant La Darsena serviert jeden Abend von 19:00 bis 22:00 Uhr, mit Fisch aus dem See und Gemüse aus dem eigenen Garten. Einen Tisch auf der Terrasse reservieren Sie am besten bis mittags.",
      ],
    },
  ),
  entry(
    "amenities",
    { key: "bar", availability: "present" },
    {
      en: ["Bar", "What are the hours of the bar?", "The Bar Glicine is open daily from 10:00 to midnight."],
    },
  ),
  entry(
    "amenities",
    { key: "lunch", availability: "present", facts: { from: "12:00", until: "15:00" } },
    {
      en: [
        "Lunch",
        "Can we have lunch at the hotel?",
        "The bar serves salads, pasta and sandwiches for lunch from 12:00 to 15:00. The restaurant itself opens for dinner only.",
      ],
    },
  ),
  entry(
    "amenities",
    {
      key: "room_service",
      availability: "paid",
      facts: { from: "07:00", until: "22:30" },
      euroCents: 600,
      per: "item",
    },
    {
      en: [
        "Room service",
        "Do you have room service?",
        "We bring food and drinks to your room from 7:00 to 22:30. Each tray costs €6 on top of the menu's prices; call reception with 9.",
      ],
    },
  ),
  entry(
    "amenities",
    { key: "air_conditioning", availability: "present" },
    {
      en: [
        "Air conditioning",
        "Do the rooms have air conditioning?",
        "Every room has air conditioning of its own, set at the panel beside the door. It pauses while a balcony door is open.",
      ],
    },
  ),
  entry(
    "amenities",
    { key: "elevator", availability: "present" },
    {
      en: [
        "Lift",
        "Is there a lift?",
        "Two lifts go to all five floors and down to the garage; the doors are 80 centimetres wide.",
      ],
    },
  ),
  entry(
    "amenities",
    { key: "accessibility", availability: "present" },
    {
      en: [
        "Accessibility",
        "Is the hotel accessible for wheelchairs?",
        "A ramp leads to the side entrance, and three Classic rooms have wide doors and a step-free shower with grab rails. The restaurant and the garden are step-free, the lake jetty is not.",
      ],
    },
  ),
  entry(
    "amenities",
    { key: "safe", availability: "present" },
    {
      en: [
        "Safe",
        "Is there a safe in the room?",
        "Every room has a safe, large enough for a laptop, free of charge.",
      ],
    },
  ),
  entry(
    "amenities",
    { key: "hairdryer", availability: "present" },
    {
      en: [
        "Hairdryer",
        "Is there a hairdryer in the room?",
        "You find a hairdryer in the top drawer of every bathroom.",
      ],
    },
  ),
  entry(
    "amenities",
    { key: "iron", availability: "on_request" },
    {
      en: [
        "Iron",
        "Can I borrow an iron and an ironing board?",
        "Iron and ironing board are lent by reception and brought to your room, free of charge.",
      ],
    },
  ),
  entry(
    "amenities",
    { key: "kettle", availability: "present" },
    {
      en: [
        "Kettle, tea and coffee",
        "Is there a kettle or a coffee machine in the room?",
        "Every room has a kettle with a selection of teas; Superior rooms and Suites have a coffee machine too.",
      ],
    },
  ),
  entry(
    "amenities",
    { key: "minibar", availability: "paid" },
    {
      en: [
        "Minibar and fridge",
        "Is there a minibar or a fridge in the room?",
        "Every room has a minibar; its price list lies on top. The lower shelf is left empty for things of your own.",
      ],
    },
  ),
  entry(
    "amenities",
    { key: "bathrobe", availability: "on_request" },
    {
      en: [
        "Bathrobes and slippers",
        "Are there bathrobes and slippers?",
        "Bathrobes and slippers hang in the Suites; for the other rooms reception brings them up on request, free of charge.",
      ],
    },
  ),
  entry(
    "amenities",
    { key: "bathtub", availability: "present" },
    {
      en: [
        "Bathtub",
        "Which rooms have a bathtub?",
        "The six Suites have a bathtub. All other rooms have a shower.",
      ],
    },
  ),
  entry(
    "amenities",
    { key: "tv", availability: "present" },
    {
      en: [
        "TV and streaming",
        "Does the TV have English channels and Netflix?",
        "The TVs have channels in Italian, English, German and French. Netflix and others run with your own account; you are signed out when you leave.",
      ],
    },
  ),
  entry(
    "amenities",
    { key: "laundry", availability: "paid" },
    {
      en: [
        "Laundry and dry cleaning",
        "Do you have a laundry or dry-cleaning service?",
        "Laundry and dry cleaning handed in by 9:00 come back the next day by 18:00, Sundays excepted. Bag and price list are in the wardrobe. There is no washing machine for guests.",
      ],
    },
  ),
  entry(
    "amenities",
    { key: "beach", availability: "present" },
    {
      en: [
        "Bathing in the lake",
        "Can we swim in the lake, is there a beach?",
        "From our own jetty, across the promenade, you can swim in the lake from June to September. It has steps and no sand; there is no lifeguard.",
      ],
    },
  ),
  entry(
    "amenities",
    { key: "bicycle", availability: "paid", euroCents: 1500, per: "day" },
    {
      en: [
        "Bicycles",
        "Can we hire bicycles?",
        "City bicycles cost €15 a day and e-bikes €35, helmets included. They stand in the garage; reception has the keys.",
      ],
    },
  ),
  entry(
    "amenities",
    { key: "meeting_room", availability: "paid" },
    {
      en: [
        "Meeting room",
        "Do you have a meeting room?",
        "The Sala Camelia seats 24 people at a long table and has a screen. Half a day costs €180, a whole day €300.",
      ],
    },
  ),
  entry(
    "amenities",
    { key: "printer", availability: "present" },
    {
      en: [
        "Printing",
        "Can I print my boarding pass?",
        "Send your boarding pass to welcome@belvedere.example and reception prints it for you, free of charge.",
      ],
    },
  ),
  entry(
    "amenities",
    { key: "high_chair", availability: "present" },
    {
      en: [
        "High chairs",
        "Do you have a high chair for our baby?",
        "High chairs stand ready at breakfast and in the restaurant.",
      ],
    },
  ),
  entry(
    "amenities",
    { key: "babysitting", availability: "on_request", euroCents: 2000, per: "hour" },
    {
      en: [
        "Babysitting",
        "Can you find us a babysitter?",
        "We gladly arrange a babysitter we know, at €20 an hour. Please ask a day ahead.",
      ],
    },
  ),
  entry(
    "amenities",
    { key: "kids_club", availability: "absent" },
    {
      en: [
        "Kids' club and playground",
        "Is there a kids' club or a playground?",
        "We have no kids' club and no playground of our own; the town's playground is 300 metres along the promenade.",
      ],
    },
  ),
  // Fields without words are rendered in each of the venue's languages.
  entry("amenities", { key: "indoor_pool", availability: "absent" }),
  entry("amenities", { key: "hot_tub", availability: "absent" }),
  entry("amenities", { key: "wake_up_call", availability: "on_request" }),
];

const faq: KnowledgeEntry[] = [
  entry(
    "amenities",
    { key: "breakfast", availability: "present", facts: { from: "07:00", until: "10:30" } },
    {
      en: [
        "Breakfast",
        "What time is breakfast and is it included?",
        "Breakfast is served every day from 7:00 to 10:30, on the terrace when it is warm and in the winter garden when it is not. It is included in every rate.",
      ],
      it: [
        "Colazione",
        "A che ora è la colazione ed è inclusa?",
        "La colazione è servita ogni giorno dalle 7:00 alle 10:30, in terrazza quando fa caldo e altrimenti nel giardino d'inverno. È inclusa in ogni tariffa.",
      ],
      de: [
        "Frühstück",
        "Wann gibt es Frühstück und ist es inbegriffen?",
        "Frühstück gibt es jeden Tag von 7:00 bis 10:30 Uhr, bei warmem Wetter auf der Terrasse und sonst im Wintergarten. Es ist in jedem Preis inbegriffen.",
      ],
    },
  ),
  entry(
    "faq",
    { key: "allergy" },
    {
      en: [
        "Diets and allergies",
        "Do you cater for vegetarians, vegans and allergies?",
        "Breakfast and menu have vegetarian and vegan dishes, and gluten-free bread and lactose-free milk are always in the house. Tell the waiter about any allergy before you order: the kitchen handles nuts and shellfish.",
      ],
      it: [
        "Diete e allergie",
        "Avete piatti vegetariani, vegani o senza glutine?",
        "A colazione e nel menu ci sono piatti vegetariani e vegani; pane senza glutine e latte senza lattosio non mancano mai. Segnali ogni allergia al cameriere prima di ordinare: in cucina si usano frutta a guscio e crostacei.",
      ],
      de: [
        "Ernährung und Allergien",
        "Gibt es vegetarische, vegane oder glutenfreie Speisen?",
        "Zum Frühstück und auf der Karte gibt es vegetarische und vegane Speisen; glutenfreies Brot und laktosefreie Milch haben wir immer. Sagen Sie dem Service vor der Bestellung von jeder Allergie: In der Küche wird mit Nüssen und Krustentieren gearbeitet.",
      ],
    },
  ),
  entry(
    "profile",
    { key: "taxi" },
    {
      en: [
        "Taxi",
        "Can you call us a taxi?",
        "Reception calls a taxi for you at any hour; it takes about ten minutes to arrive. To the railway station it costs about €10.",
      ],
    },
  ),
  entry(
    "faq",
    { key: "train" },
    {
      en: [
        "Railway station",
        "How far is the train station?",
        "Montelago station is 900 metres away, a quarter of an hour on foot and slightly uphill. Trains to Milan leave about every hour.",
      ],
      it: [
        "Stazione",
        "Quanto dista la stazione dei treni?",
        "La stazione di Montelago dista 900 metri, un quarto d'ora a piedi in leggera salita. I treni per Milano partono all'incirca ogni ora.",
      ],
      de: [
        "Bahnhof",
        "Wie weit ist es zum Bahnhof?",
        "Der Bahnhof Montelago ist 900 Meter entfernt, eine Viertelstunde zu Fuß und leicht bergauf. Züge nach Mailand fahren etwa jede Stunde.",
      ],
    },
  ),
  entry(
    "faq",
    { key: "boat" },
    {
      en: [
        "Boats and ferries",
        "Where do the boats and ferries leave?",
        "The public boats to the islands leave from the landing stage opposite our front door, about every half hour from April to October. Tickets are sold at the kiosk there.",
      ],
    },
  ),
  entry(
    "profile",
    { key: "pharmacy" },
    {
      en: [
        "Pharmacy",
        "Where is the nearest pharmacy?",
        "The pharmacy Al Lago is at Via Roma 8, five minutes on foot, open Monday to Saturday from 8:30 to 12:30 and from 15:30 to 19:30.",
      ],
    },
  ),
  entry(
    "faq",
    { key: "emergency" },
    {
      en: [
        "Emergency number",
        "What is the emergency number?",
        "In an emergency call 112 anywhere in Italy, then reception with 9 so that we can show the way.",
      ],
    },
  ),
  entry(
    "profile",
    { key: "shops" },
    {
      en: [
        "Supermarket",
        "Is there a supermarket nearby?",
        "The nearest supermarket is at Via Garibaldi 21, 400 metres away, open daily from 8:00 to 20:00.",
      ],
    },
  ),
  entry(
    "amenities",
    { key: "cash_machine" },
    {
      en: [
        "Cash machine",
        "Where can I withdraw money?",
        "There is a cash machine at the bank on Piazza Marconi, 350 metres from here.",
      ],
    },
  ),
  entry(
    "faq",
    { key: "power_socket" },
    {
      en: [
        "Sockets and adapters",
        "Do I need a power adapter?",
        "Our sockets take Italian (L) and German (F) plugs at 230 volts, and there is a USB socket at every bed. Reception lends adapters for British and American plugs.",
      ],
    },
  ),
  entry(
    "faq",
    { key: "umbrella" },
    {
      en: [
        "Umbrellas",
        "Can I borrow an umbrella?",
        "Take an umbrella from the stand at the front door, and bring it back when the sun does.",
      ],
    },
  ),
];

const upsells: KnowledgeEntry[] = [
  entry(
    "upsells",
    { key: "room_upgrade", euroCents: 4500, per: "night", byStaff: true },
    {
      en: [
        "Upgrade to the lake side",
        "Can I upgrade to a room with a lake view?",
        "From a Classic room to a Superior room with balcony and lake view costs €45 a night, if one is free.",
      ],
    },
  ),
  entry(
    "upsells",
    { key: "half_board", euroCents: 3800, per: "person_night" },
    {
      en: [
        "Half board",
        "Do you offer half board?",
        "Half board adds a three-course dinner at La Darsena for €38 per person and evening, drinks not included. Order it by noon.",
      ],
    },
  ),
  entry(
    "upsells",
    { key: "transfer", euroCents: 11000, per: "item", hoursAhead: 24 },
    {
      en: [
        "Airport transfer",
        "Do you offer a transfer from or to the airport?",
        "Our driver takes up to three people to or from Milan Malpensa for €110 each way, about 50 minutes. Please order it a day ahead with your flight number.",
      ],
      it: [
        "Transfer aeroporto",
        "Offrite un transfer da o per l'aeroporto?",
        "Il nostro autista porta fino a tre persone da o per Milano Malpensa a 110 € a tratta, in circa 50 minuti. Lo ordini il giorno prima indicando il numero del volo.",
      ],
      de: [
        "Flughafentransfer",
        "Bieten Sie einen Transfer vom oder zum Flughafen?",
        "Unser Fahrer bringt bis zu drei Personen vom oder zum Flughafen Mailand-Malpensa für 110 € je Strecke, in etwa 50 Minuten. Bitte bestellen Sie ihn am Vortag mit Ihrer Flugnummer.",
      ],
    },
  ),
  entry(
    "upsells",
    {
      key: "massage",
      facts: { from: "10:00", until: "19:00" },
      euroCents: 8500,
      per: "item",
      hoursAhead: 24,
      capacity: 6,
    },
    {
      en: [
        "Massage",
        "Can I have a massage?",
        "A masseuse from Montelago comes to your room: 50 minutes for €85, daily from 10:00 to 19:00. Please ask a day ahead.",
      ],
    },
  ),
  entry(
    "upsells",
    { key: "romantic_set", euroCents: 6500, per: "item", hoursAhead: 24 },
    {
      en: [
        "Romantic surprise",
        "Can you prepare a surprise for an anniversary or a honeymoon?",
        "For €65 we prepare the room with rose petals, candles, a bottle of Prosecco and chocolates. Tell us a day ahead.",
      ],
    },
  ),
  entry(
    "upsells",
    { key: "birthday", euroCents: 3200, per: "item", hoursAhead: 48 },
    {
      en: [
        "Birthday cake",
        "Can you make a birthday cake?",
        "Our pastry cook bakes a birthday cake for six people for €32. Please order it two days ahead.",
      ],
    },
  ),
  entry(
    "upsells",
    {
      key: "tours",
      facts: { from: "09:30", until: "12:30" },
      euroCents: 5500,
      per: "person",
      hoursAhead: 15,
      capacity: 12,
    },
    {
      en: [
        "Boat tour to the islands",
        "Do you organise a boat tour or excursions?",
        "Every morning at 9:30 a small boat takes our guests around the three islands and back by 12:30, with a guide, for €55 per person. Reserve by 18:00 on the day before.",
      ],
    },
  ),
];

/** The knowledge of the Hotel Belvedere: four stars on the promenade of a lake in northern Italy. */
export const belvedereKnowledge: KnowledgeEntry[] = [...profile, ...policy, ...amenities, ...faq, ...upsells];
