// The day in the Nordic countries, which is another than that of UTC for an hour or two of each night.
export const dayOf = (now) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' }).format(now)
