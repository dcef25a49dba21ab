/** The keys of an object whose keys are all known, with their type. */
export const keysOf = <T extends object>(of: T): (keyof T & string)[] =>
  Object.keys(of).filter((key): key is keyof T & string => Object.hasOwn(of, key))
