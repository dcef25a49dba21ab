import type { ContextFrom } from 'xstate'
import type { CardFields } from '#contracts/account/account-card.ts'
import type { MachineStory } from '#machines/kit/story.ts'
import { accountCardMachine } from './account-card-machine.ts'

const home: CardFields = {
  address1: 'Storgata 12B',
  entrance: '',
  floor: '',
  apartment: '',
  zipCode: '0184',
  city: 'Oslo',
}
const begun = (editing: boolean) => ({
  editing,
  card: 'address' as const,
  rules: { country: 'NO' as const, today: '2026-03-02' },
  kept: home,
  fields: home,
  refused: {},
})

export const accountCardStory: MachineStory<ContextFrom<typeof accountCardMachine>> = {
  machine: accountCardMachine,
  inputs: { 'a card to be seen': () => begun(false), 'a card to be edited': () => begun(true) },
  events: {
    'visitor.edited': () => ({ type: 'visitor.edited' }),
    'field.changed': () => ({ type: 'field.changed', name: 'address1', value: 'Lillegata 3' }),
    'field.changed to nonsense': () => ({ type: 'field.changed', name: 'zipCode', value: '?' }),
    'field.left': () => ({ type: 'field.left', name: 'zipCode' }),
    'visitor.cancelled': () => ({ type: 'visitor.cancelled' }),
    'visitor.saved': () => ({ type: 'visitor.saved' }),
    'server.saved': () => ({ type: 'server.saved' }),
    'server.refused': () => ({ type: 'server.refused', problems: { zipCode: true } }),
    'account.arrived': () => ({ type: 'account.arrived', fields: { ...home, city: 'Bergen' } }),
  },
  actors: {},
  outside: ['save', 'tell'],
  digest: ({ fields, kept, refused }) => [fields.address1, fields.zipCode, kept.address1, Object.keys(refused)],
  unwalked: {},
}
