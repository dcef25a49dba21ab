import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { contentDocument } from './tables.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { testWorld } from '#server/testing/runtime.ts'
import type { ContentChange, ContentDocument } from './content-document.ts'
import { createEmbeddedContent } from './create-embedded-content.ts'
import { openContentStore, type EditableStore } from './open-content-store.ts'
import { readContentFolder } from './seeds.ts'

const HOME = { kind: 'page', locale: 'nb_NO', name: 'home' } as const
const NEWS = { kind: 'post', locale: 'nb_NO', name: 'news' } as const
const seed = (change: ContentChange, body: Record<string, unknown>): ContentDocument => ({
  ...change,
  status: 'publish',
  body,
  version: 0,
  updatedAt: new Date(0),
})
const titleOf = (store: EditableStore, { kind, locale, name }: ContentChange) =>
  store.current().find(kind, locale, name)?.body['title']

eachDatabase('the content store', (open) => {
  let database: Database
  const opened: EditableStore[] = []
  const openStore = async (seeds: ContentDocument[]) => {
    const store = await openContentStore({ database, runtime: testWorld() }, seeds, 50)
    opened.push(store)
    return store
  }
  beforeAll(async () => {
    database = await open()
  })
  afterEach(async () => {
    for (const store of opened.splice(0)) store.close()
    await database.db.delete(contentDocument)
  })
  afterAll(() => database.close())

  test('CALL-16 new and changed files are taken in at the start, those gone from the folder go', async () => {
    await openStore([seed(HOME, { title: 'One' }), seed(NEWS, { title: 'News' })])
    const next = await openStore([seed(HOME, { title: 'Two' })])
    expect(titleOf(next, HOME)).toBe('Two')
    expect(next.current().find('post', 'nb_NO', 'news')?.status).toBe('trash')
    const again = await openStore([seed(HOME, { title: 'Two' }), seed(NEWS, { title: 'News' })])
    expect(again.current().find('post', 'nb_NO', 'news')?.status).toBe('publish')
    expect(again.current().find('page', 'nb_NO', 'home')?.version).toBe(
      next.current().find('page', 'nb_NO', 'home')?.version,
    )
  })

  test("CALL-16 an editor's change is never overwritten by a file", async () => {
    const store = await openStore([seed(HOME, { title: 'One' })])
    await store.write({
      ...HOME,
      version: undefined,
      write: () => ({ status: 'publish', body: { title: 'By an editor' } }),
    })
    await store.write({ ...NEWS, version: 0, write: () => ({ status: 'publish', body: { title: 'News' } }) })
    expect(titleOf(store, HOME)).toBe('By an editor')
    const next = await openStore([seed(HOME, { title: 'Two' })])
    expect([titleOf(next, HOME), titleOf(next, NEWS)]).toEqual(['By an editor', 'News'])
    expect(next.current().seed('page', 'nb_NO', 'home')?.body).toEqual({ title: 'Two' })
  })

  test('CALL-13 the second of two changes to one document gets a conflict', async () => {
    const store = await openStore([seed(HOME, { title: 'One' })])
    const version = store.current().find('page', 'nb_NO', 'home')?.version ?? 0
    const edits = ['A', 'B'].map((title) =>
      store.write({ ...HOME, version, write: () => ({ status: 'publish', body: { title } }) }),
    )
    expect((await Promise.all(edits)).filter((written) => written === 'changed')).toHaveLength(1)
    expect(await store.write({ ...HOME, version: 0, write: () => ({ status: 'publish', body: {} }) })).toBe('changed')
  })

  test('CALL-16 a change is announced once, on this node at once and on other nodes soon', async () => {
    const [here, there] = [
      await openStore([seed(HOME, { title: 'One' })]),
      await openStore([seed(HOME, { title: 'One' })]),
    ]
    const told: string[] = []
    const stop = here.onContentChange(({ name }) => told.push(`here ${name}`))
    there.onContentChange(({ name }) => told.push(`there ${name}`))
    await here.write({ ...HOME, version: undefined, write: () => ({ status: 'publish', body: { title: 'Two' } }) })
    if (database.kind === 'embedded') await there.refresh()
    await vi.waitFor(() => expect(titleOf(there, HOME)).toBe('Two'), { timeout: 30_000 })
    stop()
    await there.write({ ...HOME, version: undefined, write: () => ({ status: 'draft', body: {} }) })
    await here.refresh()
    expect(told.toSorted()).toEqual(['here home', 'there home', 'there home'])
    expect(here.current().find('page', 'nb_NO', 'home')?.status).toBe('draft')
  })

  test('CALL-16 an unpublished or malformed page gives the one that came with the portal, and the log says so once; a preview shows drafts', async () => {
    const store = await openStore(readContentFolder())
    const log: string[] = []
    const content = createEmbeddedContent({ store, onMalformed: (name, problem) => log.push(`${name} ${problem}`) })
    const preview = createEmbeddedContent({ store, preview: true })
    const shipped = await content.home('nb_NO')
    const edit = (status: string, change: Record<string, unknown>) =>
      store.write({
        ...HOME,
        version: undefined,
        write: (before) => ({ status, body: { ...before?.body, ...change } }),
      })

    await edit('publish', { header: 'Nytt' })
    expect((await content.home('nb_NO')).header).toBe('Nytt')
    await edit('draft', { header: 'Utkast' })
    expect(await content.home('nb_NO')).toEqual(shipped)
    expect((await preview.home('nb_NO')).header).toBe('Utkast')
    await edit('publish', { header: '{nothing}' })
    expect(await content.home('nb_NO')).toEqual(shipped)
    await content.home('nb_NO')
    expect(log).toEqual(['nb_NO/home nothing is called {nothing}'])
  })
})
