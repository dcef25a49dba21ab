import { DEMO_CUSTOMERS } from './demo-customers.ts'

/** What the terminal says at a start in development. */
export function demoNotice(editorToken: string | undefined): string {
  const customers = DEMO_CUSTOMERS.map(
    ({ phone, firstName, lastName, shows }) => `  ${phone}  ${firstName} ${lastName}: ${shows}`,
  )
  return [
    'Demo customers (codes are shown here and at /dev/sms):',
    ...customers,
    ...(editorToken ? [`Editor's token for content and texts: ${editorToken}`] : []),
    '',
  ].join('\n')
}
