import type { Topic } from "../lexicon/index.ts";
import type { About } from "./contradiction.ts";

const oneOf = (topics: string): ((topic: About) => boolean) => {
  const names = new Set<string>(topics.split(" "));
  return (topic) => names.has(topic);
};

/** Opening hours or a price imply that these exist. */
export const isFacility = oneOf(
  "wifi parking ev_charging shuttle elevator pool gym spa sauna massage hot_tub restaurant bar breakfast lunch dinner half_board room_service minibar safe fridge kettle hairdryer iron air_conditioning balcony terrace garden barbecue lounge meeting_room printer laundry dry_cleaning playground kids_club cot extra_bed high_chair babysitting bicycle car_hire luggage bathtub bathrobe streaming tv vending_machine wake_up_call kitchen beach towels reception concierge games security_cameras desk heating deposit packed_lunch library fireplace coworking",
);
/** Things that guests may or may not do. */
export const isPermission = oneOf(
  "pets smoking parties visitors early_check_in late_check_in late_check_out children",
);
/** Topics without claims: about other houses, or too broad. */
const isUnclaimed = oneOf(
  "attractions nearby_restaurants shops market pharmacy doctor emergency cash_machine weather nightlife history rating city_center train bus address boat tours sports view staff_languages sustainability booking change_of_booking group refund insects power_socket discount payment contact phone noise house_rules room_types family_room bed water umbrella parcel bathroom shower bedding allergy diet wedding lake airport accessibility guest_card opening_season hot_water medicine_fridge waste sim_card mobile_signal lifeguard swimming_cap firewood tip fire_safety photographer kids_menu tasting_menu own_food wine_list corkage wine_tasting cooking_class stroller changing_table baby_food farm_animals petrol_station winter_tyres hiking climbing mountain_safety cable_car water_sports fishing ski_school ski_rental ski_bus cross_country sledging tennis golf horse_riding farm_shop religious_service currency_exchange pitch dump_station pool_towels",
);
/** Another topic takes precedence over these: "breakfast for children", "at the reception". */
export const isWeak = oneOf(
  "minimum_age payment booking change_of_booking room_types family_room contact house_rules bed children group discount reception concierge phone address view shower bathroom city_center airport train bus car_hire taxi invoice key bedding kitchen noise water id_document lounge games weather umbrella dress_code history rating staff_languages sports shops market towels allergy diet garden beach lake desk guest_card opening_season hot_water medicine_fridge waste sim_card mobile_signal lifeguard swimming_cap fireplace firewood library coworking tip fire_safety photographer kids_menu tasting_menu own_food wine_list corkage wine_tasting cooking_class stroller changing_table baby_food farm_animals petrol_station winter_tyres hiking climbing mountain_safety cable_car water_sports fishing ski_school ski_rental ski_bus cross_country sledging tennis golf horse_riding farm_shop religious_service currency_exchange pitch dump_station pool_towels",
);

/** Weak topics that win if the sentence starts with them. */
export const mayLead = oneOf(
  "reception lounge garden kitchen concierge games beach taxi car_hire train bus shops market sports key towels umbrella",
);

/** In the room these are a different service. */
export const isOtherInRoom = oneOf("breakfast lunch dinner massage smoking pets parties visitors");
export const isClaimable = (topic: About): boolean => !isUnclaimed(topic);
export const isCounted = oneOf(
  "pets cot extra_bed parking restaurant bar pool meeting_room sauna ev_charging elevator room_types",
);
export const hasNotice = oneOf(
  "cancellation shuttle massage spa late_check_out early_check_in room_service half_board babysitting celebration extra_bed cot laundry dinner breakfast bicycle deposit restaurant taxi flowers bottle cake",
);
export const isShared = (topic: About): boolean => topic === "deposit" || topic === "cancellation";
const isCharged = oneOf("pets coffee early_check_in late_check_out late_check_in city_tax");
const isNeverCharged = oneOf("reception deposit concierge");
export const hasCost = (topic: About): boolean =>
  (isFacility(topic) || isCharged(topic)) && !isNeverCharged(topic);

/** Words of a topic that mean something else here: a fan is not air conditioning. */
const merelyNear: Partial<Record<Topic, RegExp>> = {
  elevator: /^(?:stair|steps|trepp|escalier|escaler|scale$|scala$|escada|how many)/u,
  air_conditioning: /^(?:fan|ventila|cooling)/u,
  pool: /^(?:swim(?!ming[- ]pool)|lifeguard|sun|liege|schwimmen|nadar|nuoto|nuotare|nager|baign|tumbona|hamaca|lettin|bagnin|socorrist|schwimm$)/u,
  restaurant:
    /^(?:menu|meal|dine|dining$|eat|table|food|essen|tisch|kuche|speisekarte|repas|comida|comer|pasti|mangiar|refei|carta|a la carte)/u,
  bar: /^(?:drink|alcohol|beer|wine|cocktail|pub$|happy|getrank|bier|wein|boisson|vin|bebida|cerveza|vino|bevand|birra|vinho|aperi|alkohol)/u,
  shops: /^store$/u,
  sports: /^runs?$/u,
  tours: /^touring$/u,
  parking: /^(?:car$|cars$|auto$|vehicl|wagen|fahrzeug|voiture|coche|macchina|carro|driving|bring my)/u,
  kettle: /^(?:tea|tee$|the$|te$|cha$)/u,
  heating: /^(?:heated|beheizt|heizen$|heizt$|geheizt|chauff|climatiz|riscald|aquec|is it)/u,
  tv: /^(?:channel|sender|chaine|canal|remote|satell)/u,
  minibar: /^snack/u,
  children: /^(?:famil|son$|daughter)/u,
  parties: /^(?:event|veranstalt|even)/u,
  laundry: /^(?:wash|dryer|wasche$|waschen)/u,
  terrace: /^deck/u,
  gym: /^(?:exercis|weights|trainieren|work)/u,
  spa: /^(?:treatment|facial|steam|hammam|dampf|beauty)/u,
  garden: /^(?:ground|lawn)/u,
  visitors: /^(?:invite|extra person|besuch$)/u,
  luggage: /^(?:bag$|bags$|belonging|tasche)/u,
  smoking: /^(?:ashtray|aschen|cigar|zigar)/u,
};
export const isOnlyNearby = (topic: Topic, words: string): boolean => merelyNear[topic]?.test(words) ?? false;

/** Topics with several things, each with its own price. */
export const hasManyPrices = oneOf(
  "restaurant bar celebration bottle tours massage spa room_upgrade minibar laundry dry_cleaning meeting_room printer flowers gift_voucher kids_club beach car_hire taxi towels room_service lunch dinner games sports ski kitchen lounge garden desk packed_lunch cake library fireplace coworking",
);

/** The variant of an age limit below which guests pay nothing. */
export const freeBelow = "free below";
