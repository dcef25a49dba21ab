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
  addEventListener('submit', ({ target }) => {
    if (!target.action.endsWith('/cookie-choice')) return
    // The cookie comes with the answer, which only the form's own code sees; it gives up after ten seconds.
    let left = 40
    const looking = setInterval(() => {
      loadScript()
      if (isLoaded || (left -= 1) === 0) clearInterval(looking)
    }, 250)
  })
  loadScript()
})()
