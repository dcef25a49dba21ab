import { useRouteLoaderData } from 'react-router'
import type { Person } from '#contracts/account/credentials.ts'
import type { CustomerService } from '#contracts/content/customer-service.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { PageAddress } from '#contracts/pages/page-address.ts'

/** How to reach us and who we are, as the footer says it. */
export type Reach = Pick<CustomerService, 'workingHoursTable' | 'phone' | 'email' | 'companyName' | 'org' | 'address' | 'postalCode' | 'city'>

/** What the root loader gives to every page. `origin` is the address of this site, without a path. */
export type FrameData = { locale: Locale; person: Person | undefined; nonce: string; brand: string; origin: string; service: Reach; page: PageAddress }

/** The root loader's data; undefined only when that loader itself failed. */
export const useFrameData = (): FrameData | undefined => useRouteLoaderData<FrameData>('root')
