// For a CloudFront distribution over a private bucket, at the event "viewer request": a bucket knows files, not pages.

/** The folder that the site was built for. */
var base = '/';

// eslint-disable-next-line no-unused-vars -- CloudFront calls it by this name
function handler(event) {
  var request = event.request;
  var path = request.uri.slice(base.length);
  var isFile = /^(assets|icons)\/|^[^/]+\.\w+$/.test(path);
  if (!isFile) request.uri = request.uri.replace(/\/?$/, '/index.html');
  return request;
}
