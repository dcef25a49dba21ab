import { PAGE_DECLARATIONS } from './pages.ts'

type Declared = (typeof PAGE_DECLARATIONS)[keyof typeof PAGE_DECLARATIONS]
type TextOf<Key extends string> = Declared extends infer Each
  ? Each extends Record<Key, infer Id>
    ? Id
    : never
  : never

/** Message ids of title and description, where a page declares them. */
export type PageTexts = { title?: TextOf<'title'> | undefined; description?: TextOf<'description'> | undefined }

export function textsOf(name: string): PageTexts {
  const page: Declared | undefined = isPageName(name) ? PAGE_DECLARATIONS[name] : undefined
  return {
    ...(page && 'title' in page && { title: page.title }),
    ...(page && 'description' in page && { description: page.description }),
  }
}

const isPageName = (name: string): name is keyof typeof PAGE_DECLARATIONS => Object.hasOwn(PAGE_DECLARATIONS, name)
