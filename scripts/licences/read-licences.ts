import * as v from 'valibot'
import { isAllowed, READ_BY_HAND } from './allowed-licences.ts'

const Lock = v.object({
  packages: v.record(
    v.string(),
    v.object({
      license: v.optional(v.string()),
      dev: v.optional(v.boolean(), false),
      devOptional: v.optional(v.boolean(), false),
    }),
  ),
})

export type Licensed = { name: string; licence: string | undefined; isBuilding: boolean; isAllowed: boolean }

/** Reads package-lock.json; the project itself is left out. */
export function readLicences(lock: unknown): Licensed[] {
  const { packages } = v.parse(Lock, lock)
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { license, dev, devOptional }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      const licence = license ?? READ_BY_HAND[name]
      const isBuilding = dev || devOptional
      return { name, licence, isBuilding, isAllowed: licence !== undefined && fits(licence, isBuilding) }
    })
}

/** An SPDX expression with AND, OR and one pair of brackets around it all; anything else is not allowed. */
function fits(expression: string, isBuilding: boolean): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1')
  return plain
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => isAllowed(licence, { isBuilding })))
}
