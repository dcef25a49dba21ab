import type { Locale } from '#contracts/kernel/locale.ts'
import type { ContentChange, ContentStore } from '#server/content/content-document.ts'
import type { Cms, WrittenPost } from '#server/content/create-embedded-content.ts'

const MOST_WAITING = 100

export const changes = (store: ContentStore, locale?: Locale) =>
  listening<ContentChange>((tell) =>
    store.onContentChange((change) => (locale === undefined || change.locale === locale ? tell(change) : undefined)),
  )

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
