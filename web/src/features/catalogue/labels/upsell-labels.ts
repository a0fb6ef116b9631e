import { msg } from "@lingui/core/macro";
import type { SectionLabels } from "./section-labels.ts";

export const upsellLabels: SectionLabels = {
  groups: {
    stay: msg`Stay`,
    food: msg`Food and drink`,
    arriving: msg`Arrival and parking`,
    treats: msg`Gifts`,
    room: msg`For the room`,
  },
  items: {
    early_check_in: { name: msg`Early check-in`, help: msg`e.g. Room ready from 12:00` },
    late_check_out: { name: msg`Late check-out`, help: msg`e.g. Room until 14:00` },
    room_upgrade: { name: msg`Room upgrade`, help: msg`e.g. From Classic to Superior with lake view` },
    extra_night: { name: msg`Extra night`, help: msg`e.g. With breakfast` },
    breakfast: { name: msg`Breakfast`, help: msg`e.g. Buffet in the garden room` },
    half_board: { name: msg`Half board`, help: msg`e.g. Breakfast and three-course dinner` },
    table: { name: msg`Table in the restaurant`, help: msg`e.g. For 2 to 8 guests` },
    parking: { name: msg`Parking`, help: msg`e.g. Garage, up to 2.10 m high` },
    ev_charging: { name: msg`Electric car charging`, help: msg`e.g. Type 2, 11 kW` },
    transfer: { name: msg`Transfer`, help: msg`e.g. Airport to hotel, up to 4 guests` },
    bicycle: { name: msg`Bicycle`, help: msg`e.g. City bike with helmet and lock` },
    spa: { name: msg`Spa`, help: msg`e.g. 2 hours, with towels` },
    massage: { name: msg`Massage`, help: msg`e.g. Relax, 50 minutes` },
    romantic_set: { name: msg`Romantic set`, help: msg`e.g. Roses, candles and sparkling wine` },
    flowers: { name: msg`Flowers`, help: msg`e.g. Seasonal flowers with a card` },
    birthday: { name: msg`Birthday`, help: msg`e.g. Cake and balloons in the room` },
    bottle: {
      name: msg`Bottle in the room`,
      help: msg`e.g. Prosecco, or without alcohol`,
    },
    tours: { name: msg`Tour`, help: msg`e.g. Islands by boat, 3 hours, in English` },
    cot: { name: msg`Cot`, help: msg`e.g. Up to 2 years, with linen` },
    extra_bed: { name: msg`Extra bed`, help: msg`e.g. In Superior rooms and suites` },
    pet_kit: { name: msg`Pet kit`, help: msg`e.g. Bowl, blanket and bags` },
    laundry: { name: msg`Laundry`, help: msg`e.g. Up to 5 pieces, back the next day` },
  },
};
