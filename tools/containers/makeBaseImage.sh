#!/bin/sh
# Makes an image of this machine's Debian and Node. It takes the place of an official image of Node, which cannot be
# downloaded everywhere. The argument is the name of that image.
set -eu

container=$(buildah from scratch)
root=$(buildah mount "$container")
. /etc/os-release
output=$(debootstrap --variant=minbase "$VERSION_CODENAME" "$root" 2>&1) || {
  echo "$output" | tail -n 5 >&2
  exit 1
}

npm_folder=$(dirname "$(dirname "$(realpath "$(command -v npm)")")")
install "$(node -p process.execPath)" "$root/usr/local/bin/node"
mkdir "$root/usr/local/lib/node_modules"
cp -R "$npm_folder" "$root/usr/local/lib/node_modules/npm"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/local/bin/npm"

# In the image, npm uses this machine's registry, and trusts the certificates that `buildah build` mounts.
buildah config \
  --env npm_config_registry="$(npm config get registry)" \
  --env npm_config_cafile=/etc/ssl/certs/ca-certificates.crt \
  --env npm_config_prefer_offline=true \
  "$container"
# Without the registry, no package can be installed in an image.
buildah run --volume /etc/ssl/certs:/etc/ssl/certs:ro "$container" -- npm view react version >/dev/null
buildah commit --rm --quiet "$container" "$1" >/dev/null
