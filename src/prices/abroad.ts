import { useAbroad } from '#contracts/catalogue/use-abroad.ts'
import { useZones } from '#contracts/catalogue/use-zones.ts'

/** Prices of use abroad by zone, under a name no linter takes for a hook's. */
export const abroadPrices = Object.entries(useAbroad)

/** The countries of each zone of use abroad. */
export const abroadZones = useZones
