import { AlertBell } from "../bell/AlertBell.tsx";
import { DeviceKeeper } from "../device/DeviceKeeper.tsx";
import { OfferPush } from "./OfferPush.tsx";

export const Parts = () => (
  <>
    <AlertBell />
    <DeviceKeeper />
    <OfferPush />
  </>
);
