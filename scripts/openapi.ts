import { writeFileSync } from 'node:fs'
import { PORT_NAMES } from '#contracts/ports/ports.ts'
import { openApiOf } from '#server/ports/open-api.ts'

/** Writes the OpenAPI document of every port to docs/api; a test compares them with the declarations. */
for (const name of PORT_NAMES)
  writeFileSync(`docs/api/${name}.json`, `${JSON.stringify(openApiOf(name), undefined, 2)}\n`)
