/* Loaded only where the operator has set analytics (docs/analytics.md). Does nothing before cookies are accepted. */
;(() => {
  const settings = new URL(document.currentScript.src).searchParams
  const script = settings.get('script')
  const isAccepted = () => document.cookie.split('; ').includes('prat_cookies=accepted')
  let isLoaded = false

  function loadScript() {
    if (isLoaded || script === null || !isAccepted()) return
    isLoaded = true
    const policy = window.trustedTypes?.createPolicy('analytics', { createScriptURL: (address) => address })
    const element = document.createElement('script')
    element.async = true
    element.src = policy ? policy.createScriptURL(script) : script
    document.head.append(element)
  }

  window.pratAnalytics = []
  addEventListener('prat:analytics', ({ detail }) => {
    window.pratAnalytics.push(detail)
    if (settings.has('send'))
      navigator.sendBeacon('/services/analytics', new Blob([JSON.stringify(detail)], { type: 'application/json' }))
    loadScript()
  })
  addEventListener('prat:cookies', loadScript)
  loadScript()
})()
