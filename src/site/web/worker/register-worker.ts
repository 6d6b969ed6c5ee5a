/**
 * Inside the page, because a file of its own would be part of every first load. Runs after the page
 * has loaded, and only in browsers with service workers.
 */
export const workerScript =
  "addEventListener('load',function(){navigator.serviceWorker&&navigator.serviceWorker.register('/service-worker.js').catch(function(){})})"
