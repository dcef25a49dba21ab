import type { Day } from '../kernel/days.ts'
import { fingerprintByDay } from '../kernel/fingerprint.ts'
import { abroadCallPacks, callingAbroad, callingMinute, callPack, dataPacks, useAbroad } from './abroad.ts'
import { extras } from './extras.ts'
import { afterPackage, broadbandTiers, flexDataSurcharge, flexUse, uncontrolledData } from './norway.ts'
import { flexVariants, PLAN_IDS, planOn } from './plans.ts'
import { priceOn, rowsOn, type Entry } from './price-book.ts'
import {
  directoryNumbers,
  onBoardNumbers,
  premiumNumbers,
  satelliteNumbers,
  shortNumberSms,
} from './special-numbers.ts'

/**
 * Identifies the prices in force on a day, ignoring announced changes. An order stores the version it was quoted from.
 */
export const catalogueVersion = fingerprintByDay(pricesInForce)

function pricesInForce(day: Day): unknown {
  const on = <T extends object>(entry: Entry<T>) => priceOn(entry, day)
  return [
    PLAN_IDS.map((id) => planOn(id, day)),
    Object.values(flexVariants).map(({ name, monthly, setUp }) => [name, on<object>(monthly), on<object>(setUp)]),
    ...[extras, afterPackage, flexUse, callingMinute, callingAbroad, ...Object.values(useAbroad)].map((table) =>
      rowsOn(table, day),
    ),
    [flexDataSurcharge, uncontrolledData.price, uncontrolledData.maxMonthly, callPack.price, shortNumberSms].map(on),
    broadbandTiers.map(({ upToMb, price }) => [upToMb, on(price)]),
    [uncontrolledData.throttleAfterMb, uncontrolledData.throttleKbps, callPack.units],
    dataPacks.map((pack) => ({ ...pack, price: on(pack.price) })),
    Object.values(abroadCallPacks).map((pack) => ({ ...pack, monthly: on(pack.monthly) })),
    [directoryNumbers, premiumNumbers, satelliteNumbers, onBoardNumbers].map((numbers) =>
      Object.entries(numbers).map(([row, { call, minute }]) => [row, on(call), on(minute)]),
    ),
  ]
}
