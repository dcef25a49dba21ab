import type { Locale } from '#contracts/kernel/locale.ts'
import type { ContentChange, ContentStore } from '#server/content/content-document.ts'
import type { Cms, WrittenPost } from '#server/content/create-embedded-content.ts'

/** Most that is kept for one who reads slowly; older ones are left out. */
const MOST_WAITING = 100

/** Every change of content from now on, in one locale where one is given. */
export const changes = (store: ContentStore, locale?: Locale) =>
  listening<ContentChange>((tell) =>
    store.onContentChange((change) => (locale === undefined || change.locale === locale ? tell(change) : undefined)),
  )

/** Every post of a locale that is changed from now on and published then. */
export const postChanges = (cms: Cms, locale: Locale) =>
  listening<WrittenPost>((tell) =>
    cms.store.onContentChange(({ kind, locale: changed, name }) => {
      const post =
        kind === 'post' && changed === locale
          ? cms.posts(locale).find(({ post: { slug } }) => slug === name)
          : undefined
      if (post) tell(post)
    }),
  )

/** What a listener hears, to be read one by one. Listening ends at once when the reader leaves, also while it waits. */
function listening<T>(listen: (tell: (heard: T) => void) => () => void): AsyncGenerator<T, void> {
  const heard: T[] = []
  let wake: ((next: IteratorResult<T, void>) => void) | undefined
  let ended = false
  const stop = listen((value) => {
    if (wake) wake({ done: false, value })
    else heard.push(value)
    wake = undefined
    if (heard.length > MOST_WAITING) heard.shift()
  })
  const end = async (): Promise<IteratorResult<T, void>> => {
    ended = true
    stop()
    wake?.({ done: true, value: undefined })
    wake = undefined
    return { done: true, value: undefined }
  }
  const generator: AsyncGenerator<T, void> = {
    next: async () => {
      const value = heard.shift()
      if (value !== undefined) return { done: false, value }
      return ended ? { done: true, value: undefined } : new Promise((resolve) => (wake = resolve))
    },
    return: end,
    throw: async (error) => {
      await end()
      throw error
    },
    [Symbol.asyncIterator]: () => generator,
    [Symbol.asyncDispose]: async () => void (await end()),
  }
  return generator
}
