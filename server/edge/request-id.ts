import { AsyncLocalStorage } from 'node:async_hooks'

const requests = new AsyncLocalStorage<string>()

/** The id of the request that is being answered, as in the log and the header `x-request-id`. */
export const currentRequest = (): string | undefined => requests.getStore()

export const withRequest = <T>(id: string, answer: () => T): T => requests.run(id, answer)
