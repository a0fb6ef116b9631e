import { msg } from "@lingui/core/macro";
import type { SectionLabels } from "./section-labels.ts";

export const policyLabels: SectionLabels = {
  groups: {
    arrival: msg`Arrival and departure`,
    money: msg`Booking and payment`,
    guests: msg`Guests, children and pets`,
    house: msg`In the hotel`,
    safety: msg`Safety`,
  },
  items: {
    check_in: {
      name: msg`Check-in`,
      help: msg`e.g. Rooms are ready from 15:00.`,
    },
    early_check_in: {
      name: msg`Early check-in`,
      help: msg`e.g. From 12:00 for €30, if the room is free`,
    },
    late_check_in: {
      name: msg`Late arrival`,
      help: msg`e.g. After 23:00 use the key box. Code by message.`,
    },
    desk_24h: {
      name: msg`24-hour reception`,
      help: msg`e.g. 24 hours, or 7:00–23:00`,
    },
    id_document: {
      name: msg`Passport or identity card`,
      help: msg`e.g. Passport or EU identity card, for each guest`,
    },
    minimum_age: {
      name: msg`Minimum age`,
      help: msg`e.g. Guests under 18 need an adult.`,
    },
    check_out: {
      name: msg`Check-out`,
      help: msg`e.g. Leave the key at reception.`,
    },
    late_check_out: {
      name: msg`Late check-out`,
      help: msg`e.g. Until 14:00 for €35. Ask the day before.`,
    },
    luggage: {
      name: msg`Luggage`,
      help: msg`e.g. In the luggage room, also after check-out`,
    },
    cancellation: {
      name: msg`Cancellation`,
      help: msg`e.g. Later, or no-show: first night charged`,
    },
    deposit: {
      name: msg`Deposit`,
      help: msg`e.g. 30 %, returned if you cancel in time`,
    },
    payment: {
      name: msg`Ways to pay`,
      help: msg`e.g. Visa, Mastercard, cash. You pay at check-out.`,
    },
    city_tax: {
      name: msg`City tax`,
      help: msg`e.g. Not in the room price. Pay at check-out.`,
    },
    invoice: {
      name: msg`Invoice`,
      help: msg`e.g. Ask at check-out, or write to us for a company invoice.`,
    },
    damage: {
      name: msg`Damage`,
      help: msg`e.g. Broken glass is free. We charge for larger damage.`,
    },
    key_loss: {
      name: msg`Lost key`,
      help: msg`e.g. €20 for a new key card`,
    },
    children: {
      name: msg`Children`,
      help: msg`e.g. Over 6 years: €25 per night with extra bed`,
    },
    cot: {
      name: msg`Cots`,
      help: msg`e.g. For children up to 2 years, with linen`,
    },
    extra_bed: {
      name: msg`Extra beds`,
      help: msg`e.g. In Superior rooms and suites`,
    },
    pets: {
      name: msg`Pets`,
      help: msg`e.g. Dogs only, not in the restaurant`,
    },
    smoking: {
      name: msg`Smoking`,
      help: msg`e.g. Only on the terrace. Cleaning fee: €150.`,
    },
    visitors: {
      name: msg`Visitors`,
      help: msg`e.g. In the lobby and bar until 23:00`,
    },
    parties: {
      name: msg`Parties and events`,
      help: msg`e.g. Ask us for the garden room.`,
    },
    quiet_hours: {
      name: msg`Quiet hours`,
      help: msg`e.g. Please also close balcony doors quietly.`,
    },
    parking: {
      name: msg`Parking`,
      help: msg`e.g. Garage behind the hotel. Please book.`,
    },
    wifi: {
      name: msg`Wi-Fi`,
      help: msg`e.g. Free in the whole house. Enter network and password on the Guest page.`,
    },
    breakfast: {
      name: msg`Breakfast`,
      help: msg`e.g. Buffet in the garden room`,
    },
    housekeeping: {
      name: msg`Housekeeping`,
      help: msg`e.g. Towels changed every day, linen every 3 days`,
    },
    accessibility: {
      name: msg`Accessibility`,
      help: msg`e.g. Step-free entrance, lift door 80 cm wide`,
    },
    pool_rules: {
      name: msg`Pool rules`,
      help: msg`e.g. Children under 14 only with an adult`,
    },
    spa_rules: {
      name: msg`Spa rules`,
      help: msg`e.g. Please book. Towels are at the entrance.`,
    },
    lost_property: {
      name: msg`Lost property`,
      help: msg`e.g. We keep things 6 months. You pay the postage.`,
    },
    security_cameras: {
      name: msg`Security cameras`,
      help: msg`e.g. At the entrance and in the garage`,
    },
    emergency: {
      name: msg`Emergencies`,
      help: msg`e.g. Dial 9 for reception. Meet in the front garden.`,
    },
  },
};
