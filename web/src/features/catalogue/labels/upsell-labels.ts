import { msg } from "@lingui/core/macro";
import type { SectionLabels } from "./section-labels.ts";

export const upsellLabels: SectionLabels = {
  groups: {
    stay: msg`The stay`,
    food: msg`Food and drink`,
    arriving: msg`Arriving and moving about`,
    treats: msg`Treats`,
    room: msg`For the room`,
  },
  items: {
    early_check_in: { name: msg`Early check-in`, help: msg`From when the room is ready.` },
    late_check_out: { name: msg`Late check-out`, help: msg`Until when the guest may stay.` },
    room_upgrade: { name: msg`Room upgrade`, help: msg`To which kind of room, and what is better there.` },
    extra_night: { name: msg`Extra night`, help: msg`What one more night costs, and what belongs to it.` },
    breakfast: { name: msg`Breakfast`, help: msg`What belongs to it, and where it is served.` },
    half_board: { name: msg`Half board`, help: msg`Which meals, where and when.` },
    table: { name: msg`Table in the restaurant`, help: msg`For how many, and what is cooked.` },
    parking: { name: msg`Parking`, help: msg`Where the place is, and how high a car may be.` },
    ev_charging: { name: msg`Charging an electric car`, help: msg`Which plug, and how much power.` },
    transfer: { name: msg`Transfer`, help: msg`From where to where, in which car, for how many.` },
    bicycle: { name: msg`Bicycle`, help: msg`Of which kind, and what comes with it.` },
    spa: { name: msg`Spa`, help: msg`What belongs to it, and for how long.` },
    massage: { name: msg`Massage`, help: msg`Which one, and how long.` },
    romantic_set: { name: msg`Romantic set`, help: msg`What awaits the guests in the room.` },
    flowers: { name: msg`Flowers`, help: msg`Which ones, and whether with a card.` },
    birthday: { name: msg`Birthday`, help: msg`Cake, balloons, a card: what there is.` },
    bottle: {
      name: msg`Bottle in the room`,
      help: msg`Which one, and whether there is one without alcohol.`,
    },
    tours: { name: msg`Tour`, help: msg`Where it goes, how long, and in which language.` },
    cot: { name: msg`Cot`, help: msg`Until which age, and whether linen is there.` },
    extra_bed: { name: msg`Extra bed`, help: msg`In which rooms it fits.` },
    pet_kit: { name: msg`Pet kit`, help: msg`Bowl, blanket, bags: what is in it.` },
    laundry: { name: msg`Laundry`, help: msg`How many pieces, and when it comes back.` },
  },
};
