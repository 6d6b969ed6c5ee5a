/**
 * In the document itself, because a file of its own would be a part of every first load. It waits
 * until the page is there, and a browser that knows no service workers goes without.
 */
export const workerScript =
  "addEventListener('load',function(){navigator.serviceWorker&&navigator.serviceWorker.register('/service-worker.js').catch(function(){})})"
